import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as constants from "../../src/lib/constants.ts";
import { buttonSizes, buttonVariants } from "../../src/ui/button.tsx";
import { builtPage } from "../support/built-pages.ts";
import { sourceFiles } from "../support/source-imports.ts";

const styles = globSync("src/styles/*.css").map((file) => ({
	file,
	css: readFileSync(file, "utf8"),
}));
const code = sourceFiles("src/**/*.{ts,tsx}").filter(
	({ path }) => !path.includes(".test.") && path !== "src/lib/constants.ts",
);

test("CONST-01 a screen is narrow below 768 px, in the styles, in the pictures and in the code", () => {
	const { narrowBelowWidth } = constants;
	expect(narrowBelowWidth).toBe(768);
	const queries = [
		...styles.map(({ css }) => css),
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
	expect(styles.find(({ file }) => file.endsWith("tokens.css"))?.css).toContain(
		`--breakpoint-md: ${narrowBelowWidth}px;`,
	);
});

describe("CONST-02 timers and distances of the interface, each once", () => {
	test("have the values of the list", () => {
		expect(constants).toMatchObject({
			barScrollThreshold: 10,
			floatingButtonShare: 0.6,
			homeCarouselInterval: 6000,
			corporateCarouselInterval: 8000,
			carouselLock: 500,
			lazyMargin: 200,
			revealShare: 0.8,
			formEmbedRestart: 1000,
		});
		const tokens = styles.find(({ file }) => file.endsWith("tokens.css"))?.css;
		// The hero's fade.
		expect(tokens).toContain("--duration-slow: 600ms;");
	});

	test("are used by name: no other file repeats the figure", () => {
		const repeated = code.flatMap(({ path, code: text }) =>
			[
				...text.matchAll(
					/(?<![\w.#-])(6000|20000|scrollY > \d+|\* 0\.6|0\.8 \*)(?!\w)/g,
				),
			].map(([figure]) => `${path}: ${figure}`),
		);
		expect(repeated).toEqual([]);
	});

	test("and each of them is used, if only by a piece that no page shows yet", () => {
		const workbench = sourceFiles("tests/workbench/**/*.tsx");
		const unused = Object.keys(constants).filter(
			(name) =>
				name !== "narrowBelowWidth" &&
				![...code, ...workbench].some((file) => file.code.includes(name)),
		);
		expect(unused).toEqual([]);
	});
});

test("CONST-03 buttons have six variants and four sizes, and each has its looks", () => {
	expect(buttonVariants).toEqual([
		"default",
		"destructive",
		"outline",
		"secondary",
		"ghost",
		"link",
	]);
	expect(buttonSizes).toEqual(["default", "sm", "lg", "icon"]);
	const css =
		styles.find(({ file }) => file.endsWith("buttons.css"))?.css ?? "";
	for (const variant of buttonVariants.slice(1))
		expect(css).toContain(`.button[data-variant="${variant}"] {`);
	for (const size of buttonSizes.slice(1))
		expect(css).toContain(`.button[data-size="${size}"] {`);
});
