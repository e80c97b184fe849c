/** A drawing of paths in one color, as data: it is rendered as elements, never as an HTML string. */
export function readMarkSvg(svg: string) {
	return {
		viewBox: viewBoxOf(svg) ?? "",
		paths: elementsOf(svg).map(([, , attributes = ""]) => ({
			d: /\sd="([^"]+)"/.exec(attributes)?.[1] ?? "",
			evenOdd: /fill-rule="evenodd"/.test(attributes),
		})),
	};
}

/** What an SVG holds that no mark may hold, or "none" where it lacks what a mark has; undefined when it is a mark. */
export function foreignPartOf(svg: string): string | undefined {
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
