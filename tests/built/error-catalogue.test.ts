import { expect, test } from "vitest";
import { sourceFiles } from "../support/built/source-files.ts";

/**
 * Which files may tell a visitor of an error, and the row of the catalogue that asks for it. The frames' own states are
 * no errors but other ways (C-35); they are said in role="status".
 */
const catalogue: Record<string, string> = {
	"src/document/island-error.tsx": "ERR-02",
	"src/pages/not-found/not-found.tsx": "NF-01",
	"src/sections/gallery-carousel.tsx": "GAL-09, GAL-10",
	"src/pages/open-gym/facility-picture.tsx": "OPEN-03",
};

const parts = sourceFiles("src/**/*.tsx").filter(
	({ path }) => !path.includes(".test."),
);

test("ERR-01 no part of the site shows a toast or raises an alert that the catalogue does not know", () => {
	expect(parts.length).toBeGreaterThan(30);
	const telling = parts
		.filter(({ code }) =>
			/\bshowToast\(\{|role="alert"|aria-live="assertive"/.test(code),
		)
		.map(({ path }) => path)
		.filter((path) => !(path in catalogue));
	expect(telling).toEqual([]);
});

test("ERR-01 no words of an error stand in the code", () => {
	const words = parts.flatMap(({ path, code }) =>
		[
			...code.matchAll(
				/>\s*([^<>{}]*\b(?:error|failed|wrong|sorry)\b[^<>{}]*)</gi,
			),
		].map(([, text]) => `${path}: ${text?.trim()}`),
	);
	expect(words).toEqual([]);
});
