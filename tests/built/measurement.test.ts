import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frozenContent, secondContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const without = frozenContent;
const withPixel = secondContent;
const { pixel } = withPixel.integrations;

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

const marks = ["fbq", "PageView", "privacy-question"];

describe("G-10 without a pixel's id not a byte of it is published", () => {
	const { scripts } = without.integrations.pixel;

	test.each([
		...marks,
		...scripts,
		without.privacyChoice.title,
		without.privacyChoice.change,
	])("not %s", (mark) => {
		const holders = filesOf(builds.site).flatMap(([file, text]) =>
			text.includes(mark) ? [file] : [],
		);
		expect(holders).toEqual([]);
	});
});

describe("G-34 with a pixel's id", () => {
	const files = filesOf(builds.secondGym);
	const textOf = (wanted: string) =>
		files.find(([file]) => file === wanted)?.[1] ?? "";

	test.each(marks)("its code is published: %s", (mark) => {
		expect(files.some(([, text]) => text.includes(mark))).toBe(true);
	});

	test("nobody is asked in the built HTML: the browser knows first whether there is an answer", () => {
		const { title, change, states } = withPixel.privacyChoice;
		const shown = withoutProps(textOf("index.html"));
		expect(shown).not.toContain(title);
		expect(shown).toContain(change);
		expect(shown).toContain(states.unasked);
	});

	test("no page loads or looks up the provider by itself", () => {
		for (const [file, text] of files.filter(([name]) => name.endsWith(".html")))
			expect(withoutProps(text), file).not.toContain(
				new URL(pixel.reportsTo).origin,
			);
	});

	test("the security policy names its scripts as files or folders, never as an origin", () => {
		const policy =
			/Content-Security-Policy: (.*)/.exec(textOf("_headers"))?.[1] ?? "";
		const directive = (name: string) =>
			policy
				.split("; ")
				.find((each) => each.startsWith(`${name} `))
				?.split(" ") ?? [];
		const ofPixel = (name: string) =>
			directive(name).filter((source) => source.startsWith(pixel.reportsTo));
		expect(ofPixel("script-src")).toEqual(pixel.scripts);
		expect(ofPixel("img-src")).toEqual([pixel.reportsTo]);
		expect(ofPixel("connect-src")).toEqual([pixel.reportsTo]);
		expect(ofPixel("frame-src")).toEqual([]);
		expect(directive("trusted-types")).toContain("default");
	});
});
