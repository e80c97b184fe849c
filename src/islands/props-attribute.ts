/** Returns the value of `data-props`: JSON with quotes and backticks swapped. */
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

/** In an attribute HTML escapes each quote as `&quot;`, but no backtick (decision 0019). */
function swapQuotes(json: string): string {
	return json.replaceAll(/["`]/g, (quote) => (quote === '"' ? "`" : '"'));
}
