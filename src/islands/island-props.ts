let propsOfPage: readonly object[] | undefined;

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
