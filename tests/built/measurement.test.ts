import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frozenContent, secondContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const withoutPixel = frozenContent;
const withPixel = secondContent;

function filesOf(build: string): [string, string][] {
	return globSync("**/*.{html,js,css}", { cwd: join(build, "client") })
		.concat("_headers")
		.map((file) => [file, readFileSync(join(build, "client", file), "utf8")]);
}

/** Removes the islands' props from the HTML, because props show nothing until islands start. */
function withoutProps(html: string): string {
	const rest = html.replace(/<script [^>]*id="island-props">.*?<\/script>/, "");
	expect(rest.length).toBeLessThan(html.length);
	return rest;
}

const pixelTexts = ["fbq", "PageView", "privacy-question"];

describe("G-10 without a pixel id no published file", () => {
	const { scripts } = withoutPixel.integrations.pixel;
	const files = filesOf(builds.site);

	test.each([
		...pixelTexts,
		...scripts,
		withoutPixel.privacyChoice.title,
		withoutPixel.privacyChoice.change,
	])("contains %s", (pixelText) => {
		const filesWithText = files.flatMap(([file, text]) =>
			text.includes(pixelText) ? [file] : [],
		);
		expect(filesWithText).toEqual([]);
	});
});

describe("G-34 with a pixel id", () => {
	const files = filesOf(builds.secondGym);
	const textOf = (wanted: string) =>
		files.find(([file]) => file === wanted)?.[1] ?? "";

	test.each(pixelTexts)(
		"the published files contain the pixel's code: %s",
		(pixelText) => {
			expect(files.some(([, text]) => text.includes(pixelText))).toBe(true);
		},
	);

	test("the built HTML has no consent banner, but a button that reopens it", () => {
		const { title, change, states } = withPixel.privacyChoice;
		const visibleHtml = withoutProps(textOf("index.html"));
		expect(visibleHtml).not.toContain(title);
		expect(visibleHtml).toContain(change);
		expect(visibleHtml).toContain(states.unasked);
	});
});
