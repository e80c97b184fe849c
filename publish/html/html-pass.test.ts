import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { passPage as pass } from "./html-pass.ts";

const context =
	"window.__reactRouterContext = {};window.__reactRouterContext.stream = 1;";
const module = `import "/assets/manifest-1a.js";
import * as route0 from "/assets/root-2b.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-3c.js");`;
const own = "document.documentElement.classList.add('js')";

const files: Record<string, string> = {
	"/assets/ui.css": ".bar{top:0}\n",
	"/assets/home.css": ".hero{top:$&}\n",
	"/assets/after-main-1a.css": ".footer{top:$&}\n",
	"/assets/root-2b.js":
		'import{a}from"./shared-4d.js";import"./ui-5e.js";const words="from afar"',
	"/assets/shared-4d.js": 'import{r}from"./runtime-6f.js"',
	"/assets/ui-5e.js": 'import{a}from"./shared-4d.js"',
	"/assets/entry.client-3c.js": 'import{a}from"./shared-4d.js"',
};
const passPage = (html: string) =>
	pass(html, (address) => files[address] ?? "");

function page(...scripts: string[]): string {
	return `<!DOCTYPE html><html lang="en-US"><head><link rel="modulepreload" href="/assets/root-2b.js"/><link rel="preload" href="/images/a.avif"/><link rel="stylesheet" href="/assets/ui.css"/><link rel="stylesheet" href="/assets/after-main-1a.css"/><link rel="stylesheet" href="/assets/home.css"/></head><body><main><p>Words</p></main><footer></footer>${scripts.join("")}</body></html>`;
}
const script = (code: string, attributes = "") =>
	`<script${attributes}>${code}</script>`;
const moduleScript = (code: string) => script(code, ' type="module" async=""');
const complete = page(script(own), script(context), moduleScript(module));

describe("a page after the pass", () => {
	const { html, boot, scriptHashes, styleHashes } = passPage(complete);

	test("has no preloaded chunks; pictures are still preloaded", () => {
		expect(html).not.toContain("modulepreload");
		expect(html).toContain('<link rel="preload" href="/images/a.avif"/>');
	});

	test("has its style inside, in the order of its sheets, whose elements are inert", () => {
		expect(html).toContain(
			'<link rel="preload" href="/images/a.avif"/><style>.bar{top:0}.hero{top:$&}</style><link disabled="" rel="stylesheet" href="/assets/ui.css"/><link disabled="" rel="stylesheet" href="/assets/after-main-1a.css"/><link disabled="" rel="stylesheet" href="/assets/home.css"/></head>',
		);
	});

	test("has the style of what stands behind its main part there, so that the first view does not wait for it", () => {
		expect(html).toContain(
			'</main><svg width="0" height="0" aria-hidden="true"><style>.footer{top:$&amp;}</style></svg><footer></footer>',
		);
	});

	test("gives the policy the hashes of both styles", () => {
		expect(styleHashes).toEqual(
			[".bar{top:0}.hero{top:$&}", ".footer{top:$&}"].map(hashOf),
		);
	});

	test("has an inert element where each script of the router was", () => {
		expect(
			html.match(/<script type="application\/json"><\/script>/g),
		).toHaveLength(2);
		expect(html).not.toContain("__reactRouterContext");
	});

	test("leaves the router's scrolling to the browser: src/startup/scroll-memory.ts", () => {
		const scrolls = "((storageKey, restoreKey) => {})()";
		const passed = passPage(
			complete.replace(script(own), script(own) + script(scrolls)),
		);
		expect(passed.html).not.toContain("restoreKey");
		expect(passed.boot.code).not.toContain("restoreKey");
		expect(passed.scriptHashes).toEqual([hashOf(own)]);
	});

	test("keeps its words and its own scripts", () => {
		expect(html).toContain("<p>Words</p>");
		expect(html).toContain(script(own));
	});

	test("names its start file", () => {
		expect(boot.name).toMatch(/^boot-[0-9a-f]{8}\.js$/);
		expect(html).toContain(
			`<html data-boot="/assets/${boot.name}" lang="en-US">`,
		);
	});

	test("has a start file that runs each chunk after what it imports, then the context, and waits for the entry so that failures are caught", () => {
		const lines = boot.code.split("\n");
		expect(lines[0]).toBe(
			'const files = ["/assets/manifest-1a.js","/assets/runtime-6f.js","/assets/shared-4d.js","/assets/ui-5e.js","/assets/root-2b.js","/assets/entry.client-3c.js"];',
		);
		expect(lines.slice(-5)).toEqual([
			'const route0 = chunks["/assets/root-2b.js"];',
			context,
			'window.__reactRouterRouteModules = {"root":route0};',
			"",
			'await import("/assets/entry.client-3c.js");',
		]);
	});

	test("gives the policy the hashes of the scripts that are left, each once", () => {
		expect(scriptHashes).toEqual([hashOf(own)]);
		const twice = complete.replace(script(own), script(own) + script(own));
		expect(passPage(twice).scriptHashes).toEqual(scriptHashes);
	});
});

test("data in the page stays where it is and needs no hash", () => {
	const data =
		'<script type="application/ld+json">{"@type":"ExerciseGym"}</script>';
	const { html, scriptHashes } = passPage(
		complete.replace("<p>", `${data}<p>`),
	);
	expect(html).toContain(data);
	expect(scriptHashes).toHaveLength(1);
});

describe("the pass stops the build when React Router writes something else than before", () => {
	test("no style sheet", () => {
		expect(() =>
			passPage(complete.replaceAll('rel="stylesheet"', 'rel="icon"')),
		).toThrow("No style sheet is linked in the page");
	});

	test("no module script, two, or one that does not end by importing the entry", () => {
		const withModules = (...modules: string[]) =>
			page(script(context), ...modules.map(moduleScript));
		expect(() => passPage(withModules())).toThrow(
			"Expected one module script of React Router in a page, found 0",
		);
		expect(() => passPage(withModules(module, module))).toThrow("found 2");
		expect(() =>
			passPage(withModules('import "/assets/root-2b.js";\nstart();')),
		).toThrow("no longer ends by importing the entry module");
	});

	test("a script with an address", () => {
		expect(() => passPage(page(script("", ' src="/a.js"')))).toThrow(
			'A script with src is not expected in the HTML: <script src="/a.js">',
		);
	});
});

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
