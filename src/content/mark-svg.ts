import { readFileSync } from "node:fs";

/** A drawing of paths in one color, as data: it is rendered as elements, never as an HTML string. */
export type MarkSvg = {
	viewBox: string;
	paths: readonly { d: string; evenOdd: boolean }[];
};

/** Reads an SVG that holds nothing but paths. Throws when there is anything else in it. */
export function readMarkSvg(path: string): MarkSvg {
	const svg = readFileSync(path, "utf8");
	const viewBox = /<svg[^>]*\sviewBox="([\d.\s-]+)"/.exec(svg)?.[1];
	const elements = [...svg.matchAll(/<([a-z]\w*)([^>]*)>/gi)].filter(
		([, name]) => name !== "svg",
	);
	const other = elements.find(([, name]) => name !== "path");
	if (viewBox === undefined || other || elements.length === 0) {
		throw new Error(
			`${path}: expected an SVG with a viewBox that holds only <path> elements, got ${other?.[0] ?? "none"}`,
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
