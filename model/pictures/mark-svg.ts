/** A drawing of paths in one color, as data: it is rendered as elements, never as an HTML string. */
type MarkSvg = {
	viewBox: string;
	paths: readonly { d: string; evenOdd: boolean }[];
};

/** Reads an SVG that holds nothing but paths. Throws when there is anything else in it. */
export function readMarkSvg(svg: string): MarkSvg {
	const { viewBox, elements, foreign } = readSvg(svg);
	if (viewBox === undefined || foreign) {
		throw new Error(
			`expected an SVG with a viewBox that holds only <path> elements, got ${foreign}`,
		);
	}
	return {
		viewBox,
		paths: elements.map(([, , attributes = ""]) => ({
			d: /\sd="([^"]+)"/.exec(attributes)?.[1] ?? "",
			evenOdd: /fill-rule="evenodd"/.test(attributes),
		})),
	};
}

/** What an SVG holds that no mark may hold, or lacks; undefined when it is a mark. */
export function foreignPartOf(svg: string): string | undefined {
	return readSvg(svg).foreign;
}

function readSvg(svg: string) {
	const viewBox = /<svg[^>]*\sviewBox="([\d.\s-]+)"/.exec(svg)?.[1];
	const elements = [...svg.matchAll(/<([a-z]\w*)([^>]*)>/gi)].filter(
		([, name]) => name !== "svg",
	);
	const other = elements.find(([, name]) => name !== "path");
	const isEmpty = viewBox === undefined || elements.length === 0;
	return {
		viewBox,
		elements,
		foreign: other?.[0] ?? (isEmpty ? "none" : undefined),
	};
}
