let propsOfPage: readonly object[] | undefined;

/**
 * Returns the props at an index of `#island-props`. Throws if there are none, which means that
 * another build rendered the document (ERR-05).
 */
export function propsAt(index: number): object {
	propsOfPage ??= JSON.parse(
		document.getElementById("island-props")?.textContent ?? "[]",
	);
	const props = propsOfPage?.[index];
	if (!props)
		throw new Error(
			"An island cannot start: the document holds no props for it in #island-props, so it was not rendered by this build. Serve the HTML files of build/client as they are.",
		);
	return props;
}
