import { readFile } from "node:fs/promises";

export type DesignColors = Awaited<ReturnType<typeof designColors>>;

export async function designColors() {
	const [ground, theme, onTheme, mutedOnTheme, accent] = await Promise.all([
		designColor("bg"),
		designColor("rubber"),
		designColor("on-rubber"),
		designColor("on-rubber-2"),
		designColor("morning"),
	]);
	return { ground, theme, onTheme, mutedOnTheme, accent };
}

/** Returns a token's value in the light theme, such as "#f4f5f2". */
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
