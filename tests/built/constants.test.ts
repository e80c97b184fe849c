import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as constants from "../../src/lib/constants.ts";
import { builtPage } from "../support/built/built-pages.ts";
import { sourceFiles } from "../support/built/source-files.ts";

const styles = globSync("src/**/*.css").map((file) =>
	readFileSync(file, "utf8"),
);
const code = sourceFiles("src/**/*.{ts,tsx}").filter(
	({ path }) => !path.includes(".test.") && path !== "src/lib/constants.ts",
);

test("CONST-01 a screen is narrow below 768 px, in the styles, in the pictures and in the code", () => {
	const { narrowBelowWidth } = constants;
	expect(narrowBelowWidth).toBe(768);
	const queries = [
		...styles,
		builtPage("/").html,
		...code.map((file) => file.code),
	].flatMap((text) => [...text.matchAll(/\((max|min)-width: (\d+)px\)/g)]);
	const near = queries
		.map(([, side, width]) => ({ side, width: Number(width) }))
		.filter(({ width }) => Math.abs(width - narrowBelowWidth) < 60);
	expect(near.length).toBeGreaterThan(10);
	for (const { side, width } of near)
		expect(width).toBe(
			side === "max" ? narrowBelowWidth - 1 : narrowBelowWidth,
		);
});

test("CONST-02 timers and distances are used by name: no other file repeats the figure", () => {
	const figures = Object.values(constants)
		.filter((value) => typeof value === "number")
		.filter((value) => value > 5000);
	const written = new RegExp(
		`(?<![\\w.#-])(${figures.join("|")}|scrollY > \\d+|\\* 0\\.6|0\\.8 \\*)(?!\\w)`,
		"g",
	);
	const repeated = code.flatMap(({ path, code: text }) =>
		[...text.matchAll(written)].map(([figure]) => `${path}: ${figure}`),
	);
	expect(repeated).toEqual([]);
});
