import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtScripts, transferred } from "../support/built/built-scripts.ts";
import { builds } from "../support/sites/sites.ts";

const everything = [...builtScripts().values()].join("\n");

/**
 * Code that must not reach the browser: its name, a string in it that minification keeps, and the
 * source file with this string.
 */
const buildTools = [
	["the schema library", "ZodError", "node_modules/zod/v4/core/errors.js"],
	["the schemas", "a whole number of dollars", "model/schema/fields.ts"],
] as const;

describe("the browser scripts", () => {
	test.each(buildTools)(
		"contain no code of %s (%s)",
		(_name, literal, source) => {
			expect(readFileSync(source, "utf8")).toContain(literal);
			expect(everything).not.toContain(literal);
		},
	);

	test("contain no path of a content file or of the computer that built them", () => {
		expect(everything).not.toMatch(/\.ya?ml\b|content\/pages|node_modules/);
		expect(everything).not.toContain(process.cwd());
	});

	test("ENT-18 contain no client of a content-delivery system", () => {
		const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(
			Object.keys(dependencies).filter((name) => /contentful/i.test(name)),
		).toEqual([]);
		expect(everything).not.toMatch(/contentful(?!-paint)|ctfassets/i);
	});
});

test("the two font files have at most 50 KB (50,000 bytes) in all", () => {
	// Of the frozen gym, because the fonts grow with the characters of the content.
	const assets = readdirSync(join(builds.site, "client/assets"));
	const fonts = assets.filter((file) => file.endsWith(".woff2"));
	expect(fonts).toHaveLength(2);
	const bytes = fonts.map((file) => transferred(`assets/${file}`));
	expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(50_000);
});
