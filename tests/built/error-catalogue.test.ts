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

test("ERR-01 only files of the catalogue show a toast or an alert", () => {
	expect(sources.length).toBeGreaterThan(30);
	const uncataloguedFiles = sources
		.filter(({ code }) =>
			/\bshowToast\(\{|role="alert"|aria-live="assertive"/.test(code),
		)
		.map(({ path }) => path)
		.filter((path) => !catalogue.includes(path));
	expect(uncataloguedFiles).toEqual([]);
});

test("ERR-01 no JSX text contains the words error, failed, wrong or sorry", () => {
	const errorTexts = sources.flatMap(({ path, code }) =>
		[
			...code.matchAll(
				/>\s*([^<>{}]*\b(?:error|failed|wrong|sorry)\b[^<>{}]*)</gi,
			),
		].map(([, text]) => `${path}: ${text?.trim()}`),
	);
	expect(errorTexts).toEqual([]);
});
