import { expect, test } from "vitest";
import { bootFile as fileOf } from "./boot-file.ts";

const context =
	"window.__reactRouterContext = {};window.__reactRouterContext.stream = 1;";
const module = `import "/assets/manifest-1a.js";
import * as route0 from "/assets/root-2b.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-3c.js");`;

const chunks: Record<string, string> = {
	"/assets/manifest-1a.js": "",
	"/assets/root-2b.js":
		'import{a}from"./shared-4d.js";import"./ui-5e.js";const words="from afar"',
	"/assets/shared-4d.js": 'import{r}from"./runtime-6f.js"',
	"/assets/ui-5e.js": 'import{a}from"./shared-4d.js"',
	"/assets/runtime-6f.js": "",
	"/assets/entry.client-3c.js": 'import{a}from"./shared-4d.js"',
};
const bootFile = (scripts: readonly string[]) =>
	fileOf(scripts, (address) => {
		const code = chunks[address];
		if (code === undefined) throw new Error(`${address} is no chunk`);
		return code;
	});

test("the start file runs each chunk after what it imports, then the context, and waits for the entry so that failures are caught", () => {
	const lines = bootFile([context, module]).code.split("\n");
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

test("its name changes with its code", () => {
	const { name } = bootFile([context, module]);
	expect(name).toMatch(/^boot-[0-9a-f]{8}\.js$/);
	expect(bootFile([context, module]).name).toBe(name);
	expect(bootFile([`${context};`, module]).name).not.toBe(name);
});

test("the build stops when React Router writes no module script, or two", () => {
	expect(() => bootFile([context])).toThrow(
		"Expected one module script of React Router in a page, found 0",
	);
	expect(() => bootFile([module, module])).toThrow("found 2");
});

test("the build stops when the module script does not end by importing the entry", () => {
	expect(() =>
		bootFile([context, 'import "/assets/root-2b.js";\nstart();']),
	).toThrow("no longer ends by importing the entry module");
});
