/** Parses an SVG into its paths, so that pages can render the logo without an HTML string. */
export function readLogoSvg(svg: string) {
	return {
		viewBox: viewBoxOf(svg) ?? "",
		paths: elementsOf(svg).map(([, , attributes = ""]) => ({
			d: /\sd="([^"]+)"/.exec(attributes)?.[1] ?? "",
			evenOdd: /fill-rule="evenodd"/.test(attributes),
		})),
	};
}

/**
 * Returns the first element that is not allowed in a logo. Returns "none" if the view box or all
 * paths are missing. Returns undefined if the logo is valid.
 */
export function unsupportedPartOf(svg: string): string | undefined {
	const elements = elementsOf(svg);
	const other = elements.find(([, name]) => name !== "path");
	const isEmpty = viewBoxOf(svg) === undefined || elements.length === 0;
	return other?.[0] ?? (isEmpty ? "none" : undefined);
}

function viewBoxOf(svg: string) {
	return /<svg[^>]*\sviewBox="([\d.\s-]+)"/.exec(svg)?.[1];
}

function elementsOf(svg: string) {
	return [...svg.matchAll(/<([a-z]\w*)([^>]*)>/gi)].filter(
		([, name]) => name !== "svg",
	);
}
