import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	type BuiltPage,
	builtPage,
	builtPages,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";
import { builds } from "../support/sites/sites.ts";

// tests/rendered renders pages without a build. These tests compare them with a build that had
// another clock, time zone and language.

test("the build contains an HTML file for each page, and no other", () => {
	expect(
		builtPages()
			.map(({ path }) => path)
			.toSorted(),
	).toEqual(
		renderedPages()
			.map(({ path }) => fileOf(path))
			.toSorted(),
	);
});

test.each(renderedPages().map(({ path }) => path))(
	"%s is published with the same text and elements as tests render",
	(path) => {
		const published = builtPage(fileOf(path));
		const rendered = renderedPage(path);
		expect(published.text).toBe(rendered.text);
		expect(elementsOf(published)).toEqual(elementsOf(rendered));
	},
);

test("the published site contains no data file except build.json", () => {
	expect(
		globSync("**/*.{json,data,yaml,yml,md}", {
			cwd: join(builds.site, "client"),
		}).toSorted(),
	).toEqual(["build.json"]);
});

function fileOf(path: string): string {
	return path === "/not-found" ? "/404" : path;
}

/** Omits scripts, styles and <meta>, because they contain code and URLs that only the build has. */
function elementsOf({ all }: BuiltPage) {
	return all("*")
		.filter((element) => !element.matches("script, style, meta"))
		.map((element) => [
			element.localName,
			...element
				.getAttributeNames()
				.filter(
					(name) => !["class", "data-islands", "data-react"].includes(name),
				)
				.map((name) => `${name}=${element.getAttribute(name)}`),
		]);
}
