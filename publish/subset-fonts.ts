import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { composeAccents, parseContentFile } from "#model/text/content-file.ts";
import { parseMarkdown } from "#model/text/markdown.ts";
import { cachedFile } from "./content/cached-file.ts";
import { textsIn } from "./content/read-content.ts";

/** Font families and weights. They must match the @font-face rules in src/styles. */
const families = [
	{
		path: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
		name: "besley",
		wght: { min: 500, max: 800 },
	},
	{
		path: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
		name: "instrument-sans",
		wght: { min: 400, max: 700 },
	},
];

/** Characters that components may add to the content: printable ASCII and typographic signs. */
const always = `${String.fromCodePoint(
	...Array.from({ length: 95 }, (_, index) => 0x20 + index),
)}\u00a0\u00a9\u00ad\u00b7\u00d7\u2010\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2190\u2192\u2212`;

/**
 * Subsets the fonts to the characters of the content, which saves a third of the bytes. The
 * fallback font renders characters that a font lacks.
 */
export function subsetFonts(options: {
	content: string;
	cache: string;
}): Plugin {
	return {
		name: "subset-fonts",
		config: async () => {
			const characters = await charactersOf(options.content);
			return {
				resolve: {
					alias: await Promise.all(
						families.map(async (family) => ({
							find: family.path,
							replacement: await subsetOf(family, characters, options.cache),
						})),
					),
				},
			};
		},
	};
}

export async function charactersOf(folder: string): Promise<string> {
	const characters = new Set(always);
	for (const [path, text] of await textsIn(folder)) {
		const file = parseContentFile(path, text);
		// Parsing converts "&eacute;" in Markdown and "\u00e9" in YAML to characters.
		const parsed = [file.value, parseMarkdown(file.body, file).text];
		for (const character of composeAccents(text + JSON.stringify(parsed)))
			if (character >= " ") characters.add(character);
	}
	return [...characters].sort().join("");
}

async function subsetOf(
	{ path, name, wght }: (typeof families)[number],
	characters: string,
	cache: string,
): Promise<string> {
	const source = createRequire(import.meta.url).resolve(path);
	const whole = await readFile(source);
	const key = createHash("sha256")
		.update(whole)
		.update(JSON.stringify({ characters, wght }))
		.digest("hex")
		.slice(0, 12);
	return cachedFile(join(cache, key, `${name}.woff2`), async (tempPath) =>
		writeFile(
			tempPath,
			await subsetFont(whole, characters, {
				targetFormat: "woff2",
				variationAxes: { wght },
			}),
		),
	);
}
