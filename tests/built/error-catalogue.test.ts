import { expect, test } from "vitest";
import { sourceFiles } from "../support/built/source-files.ts";

/** Files that show errors of ERR-01. Frames are omitted: they use role="status" (C-35). */
const catalogue = [
	"src/document/island-error.tsx",
	"src/pages/not-found/not-found.tsx",
	"src/ui/slider/image-carousel.ts",
	"src/pages/open-gym/facility-picture.ts",
];

const sources = sourceFiles("src/**/*.{ts,tsx}").filter(
	({ path }) => !path.includes(".test."),
);

test("ERR-01 no part of the site shows a toast or raises an alert that the catalogue does not know", () => {
	expect(sources.length).toBeGreaterThan(30);
	const uncataloguedFiles = sources
		.filter(({ code }) =>
			/\bshowToast\(\{|role="alert"|aria-live="assertive"/.test(code),
		)
		.map(({ path }) => path)
		.filter((path) => !catalogue.includes(path));
	expect(uncataloguedFiles).toEqual([]);
});

test("ERR-01 no words of an error stand in the code", () => {
	const errorTexts = sources.flatMap(({ path, code }) =>
		[
			...code.matchAll(
				/>\s*([^<>{}]*\b(?:error|failed|wrong|sorry)\b[^<>{}]*)</gi,
			),
		].map(([, text]) => `${path}: ${text?.trim()}`),
	);
	expect(errorTexts).toEqual([]);
});
