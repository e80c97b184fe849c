import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPages,
	type Element,
	elementsIn,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const client = join(builds.published, "client");
const pages = builtPages();
const policy = /Content-Security-Policy: (.*)/.exec(
	readFileSync(join(client, "_headers"), "utf8"),
)?.[1];
const allowed = [...(policy ?? "").matchAll(/'(sha256-[^']+)'/g)].map(
	([, hash]) => hash,
);

describe.each(pages)("the code inside $path", (page) => {
	test("is three scripts, and the security policy knows each", () => {
		const hashes = runningScripts(page).map(hashOf);
		expect(hashes).toHaveLength(3);
		expect(hashes).toEqual(allowed);
	});

	test("is the same as on every other page", () => {
		const [first] = pages;
		expect(first && runningScripts(page).map(codeOf)).toEqual(
			first && runningScripts(first).map(codeOf),
		);
	});

	test("is nothing that waits for the network: no script with an address, no preloaded chunk", () => {
		expect(
			page.all("script").filter((script) => attribute(script, "src")),
		).toEqual([]);
		expect(
			page
				.all("link")
				.filter((link) => attribute(link, "rel") === "modulepreload"),
		).toEqual([]);
	});

	test("leaves an inert element where React expects each of the router's scripts", () => {
		const inert = page
			.all("script")
			.filter((script) => attribute(script, "type") === "application/json");
		expect(inert).toHaveLength(4);
		expect(inert.map(codeOf).join("")).toBe("");
	});

	test("names the file that starts the page, and that file starts it", () => {
		const [html] = page.all("html");
		const boot = html && attribute(html, "data-boot");
		expect(boot).toMatch(/^\/assets\/boot-[0-9a-f]{8}\.js$/);
		const code = readFileSync(join(client, boot ?? ""), "utf8");
		expect(code).toContain("window.__reactRouterContext");
		expect(code).toMatch(
			/await import\("\/assets\/entry\.client-[\w-]+\.js"\);$/,
		);
		const chunks = [...code.matchAll(/"(\/assets\/[^"]+)"/g)].map(
			([, chunk]) => chunk ?? "",
		);
		expect(chunks.length).toBeGreaterThan(3);
		expect(chunks.filter((chunk) => !existsSync(join(client, chunk)))).toEqual(
			[],
		);
	});

	test("has no style and no handler in an attribute, no style sheet in the page", () => {
		const forbidden = page
			.all()
			.flatMap(({ tagName, attrs }) =>
				attrs.flatMap(({ name, value }) =>
					name === "style" || /^on/.test(name) || /^\s*javascript:/i.test(value)
						? [`${tagName} ${name}="${value}"`]
						: [],
				),
			);
		expect(forbidden).toEqual([]);
		expect(page.all("style")).toEqual([]);
	});

	test("asks for one style sheet", () => {
		const sheets = page
			.all("link")
			.filter((link) => attribute(link, "rel") === "stylesheet");
		expect(sheets.map((link) => attribute(link, "href"))).toEqual([
			expect.stringMatching(/^\/assets\/root-[\w-]+\.css$/),
		]);
	});
});

test("the policy allows three inline scripts, not more", () => {
	expect(allowed).toHaveLength(3);
});

test("the theme is set before the style sheet is asked for, so that no page flashes", () => {
	for (const page of pages) {
		const [head] = page.all("head");
		const order = head
			? elementsIn(head, "script", "link")
					.filter(
						(element) =>
							(element.tagName === "script" && !isData(element)) ||
							attribute(element, "rel") === "stylesheet",
					)
					.map(({ tagName }) => tagName)
			: [];
		expect(order).toEqual(["script", "link"]);
	}
});

/** The scripts that the browser runs: those that hold data are left out. */
function runningScripts(page: BuiltPage): Element[] {
	return page.all("script").filter((script) => !isData(script));
}

function isData(script: Element): boolean {
	return /json/.test(attribute(script, "type") ?? "");
}

function codeOf(script: Element): string {
	return script.childNodes
		.map((node) => ("value" in node ? node.value : ""))
		.join("");
}

function hashOf(script: Element): string {
	return `sha256-${createHash("sha256").update(codeOf(script)).digest("base64")}`;
}
