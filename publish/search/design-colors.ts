import { readFile } from "node:fs/promises";

/** The design's colors that browsers, phones and share pictures ask for. */
export type DesignColors = {
	/** Of the page. */
	ground: string;
	/** The dark one of bar and icon, and the words on it. */
	theme: string;
	onTheme: string;
	onTheme2: string;
	/** The one bright color. */
	accent: string;
};

/** Read from the design's tokens. */
export async function designColors(): Promise<DesignColors> {
	const [ground, theme, onTheme, onTheme2, accent] = await Promise.all([
		designColor("bg"),
		designColor("rubber"),
		designColor("on-rubber"),
		designColor("on-rubber-2"),
		designColor("morning"),
	]);
	return { ground, theme, onTheme, onTheme2, accent };
}

/** A color of the design's tokens, as the light theme has it: "#f4f5f2". */
export async function designColor(name: string): Promise<string> {
	const tokens = await readFile("src/styles/tokens.css", "utf8");
	const [, color] =
		new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})[,;]`).exec(
			tokens,
		) ?? [];
	if (!color)
		throw new Error(`src/styles/tokens.css has no color named ${name}`);
	return color;
}
