import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as constants from "../../src/lib/constants.ts";
import {
	renderedPage,
	renderedPages,
	renderPageOf,
} from "../support/built/rendered-pages.ts";
import { sourceFiles } from "../support/built/source-files.ts";
import { frozen } from "../support/gyms.ts";

const styles = globSync("src/**/*.css").map((file) =>
	readFileSync(file, "utf8"),
);
const code = sourceFiles("src/**/*.{ts,tsx}").filter(
	({ path }) => !path.includes(".test.") && path !== "src/lib/constants.ts",
);

test("CONST-01 styles, pictures and code use 768 px as the breakpoint of narrow screens", () => {
	const { narrowBelowWidthPx } = constants;
	expect(narrowBelowWidthPx).toBe(768);
	const isNear = (width: number) => Math.abs(width - narrowBelowWidthPx) < 60;
	const media = styles.flatMap((css) => css.match(/@media[^{]*/g) ?? []);
	expect(media.join("")).not.toMatch(/\dpx/);
	const widths = media
		.flatMap((query) => [
			...query.matchAll(
				/([\d.]+)rem (?=<=? width)|(?<=width [<>]=? )([\d.]+)rem/g,
			),
		])
		.map(([, before, after]) => 16 * Number(before ?? after))
		.filter(isNear);
	expect(widths.length).toBeGreaterThan(10);
	expect(new Set(widths)).toEqual(new Set([narrowBelowWidthPx]));

	const pictures = [renderedPage("/").html, ...code.map((file) => file.code)]
		.flatMap((text) => [...text.matchAll(/\((max|min)-width: (\d+)px\)/g)])
		.filter(([, , width]) => isNear(Number(width)));
	expect(pictures.length).toBeGreaterThan(3);
	for (const [, side, width] of pictures)
		expect(Number(width)).toBe(
			side === "max" ? narrowBelowWidthPx - 1 : narrowBelowWidthPx,
		);
});

test("CONST-02 code repeats no number above 5000 or scroll limit of constants.ts", () => {
	const figures = Object.values(constants)
		.filter((value) => typeof value === "number")
		.filter((value) => value > 5000);
	const figurePattern = new RegExp(
		`(?<![\\w.#-])(${figures.join("|")}|scrollY > \\d+|\\* 0\\.6|0\\.8 \\*)(?!\\w)`,
		"g",
	);
	const repeated = code.flatMap(({ path, code: text }) =>
		[...text.matchAll(figurePattern)].map(([figure]) => `${path}: ${figure}`),
	);
	expect(repeated).toEqual([]);
});

test("CONST-06 a changed price replaces the old one on every page", async () => {
	const content = frozen
		.with("pricing.yaml", "pricePerWeek: 79", "pricePerWeek: 75")
		.content();
	const paths = renderedPages()
		.filter(({ text }) => text.includes("$79"))
		.map(({ path }) => path);
	expect(paths).toContain("/pricing");
	for (const path of paths) {
		const { text, html } = await renderPageOf(content, path);
		expect(text).toContain("$75");
		expect(html.match(/\b79\b/), path).toBeNull();
	}
});
