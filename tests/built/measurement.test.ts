import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frozenContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const withoutPixel = frozenContent;

function filesOf(build: string): [string, string][] {
	return globSync("**/*.{html,js,css}", { cwd: join(build, "client") })
		.concat("_headers")
		.map((file) => [file, readFileSync(join(build, "client", file), "utf8")]);
}

const pixelTexts = ["fbq", "PageView", "privacy-question"];

describe("G-10 without a pixel id no published file", () => {
	const { scripts } = withoutPixel.integrations.pixel;

	test.each([
		...pixelTexts,
		...scripts,
		withoutPixel.privacyChoice.title,
		withoutPixel.privacyChoice.change,
	])("contains %s", (pixelText) => {
		const filesWithText = filesOf(builds.site).flatMap(([file, text]) =>
			text.includes(pixelText) ? [file] : [],
		);
		expect(filesWithText).toEqual([]);
	});
});
