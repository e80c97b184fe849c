/** Returns the value of `data-props`. */
export function propsAttribute(props: object): string {
	return swapQuotes(JSON.stringify(props));
}

export function propsOf({ dataset }: HTMLElement): object {
	if (!dataset.props)
		throw new Error(
			"An island cannot start: its element has no data-props, so it was not rendered by this build. Serve the HTML files of build/client as they are.",
		);
	return JSON.parse(swapQuotes(dataset.props));
}

/** React writes a quote in an attribute as `&quot;`, but a backtick as itself. */
function swapQuotes(json: string): string {
	return json.replaceAll(/["`]/g, (quote) => (quote === '"' ? "`" : '"'));
}
