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
	const tokens = await readFile("src/styles/tokens.css", "utf8");
	const color = (name: string) => {
		const found = new RegExp(
			`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})[,;]`,
		).exec(tokens);
		if (!found?.[1])
			throw new Error(`src/styles/tokens.css has no color named ${name}`);
		return found[1];
	};
	return {
		ground: color("bg"),
		theme: color("rubber"),
		onTheme: color("on-rubber"),
		onTheme2: color("on-rubber-2"),
		accent: color("morning"),
	};
}
