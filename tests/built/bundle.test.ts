import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built/built-pages.ts";
import {
	anyLoad,
	builtScripts,
	scriptsOf,
} from "../support/built/built-scripts.ts";
import { frozenContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const content = frozenContent;
const scripts = new Map(
	[...builtScripts()].map(([file, code]) => [
		file,
		code.replaceAll(/\\xA0|\u00a0/g, " ").replaceAll("\u2060", ""),
	]),
);
const everything = [...scripts.values()].join("\n");

/** Strings that minification keeps, with the source file that contains them. */
const buildTools = [
	["the schema library", "ZodError", "node_modules/zod/v4/core/errors.js"],
	["the schemas", "a whole number of dollars", "model/schema/fields.ts"],
] as const;

describe("the browser receives no code of the build", () => {
	test.each(buildTools)("not %s (%s)", (_name, mark, source) => {
		expect(readFileSync(source, "utf8")).toContain(mark);
		expect(everything).not.toContain(mark);
	});

	test("not a name of a content file, not a place on the computer that built it", () => {
		expect(everything).not.toMatch(/\.ya?ml\b|content\/pages|node_modules/);
		expect(everything).not.toContain(process.cwd());
	});

	test("ENT-18 no client of a content-delivery system", () => {
		const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(
			Object.keys(dependencies).filter((name) => /contentful/i.test(name)),
		).toEqual([]);
		expect(everything).not.toMatch(/contentful(?!-paint)|ctfassets/i);
	});
});

describe("a visitor of one page receives the words of no other", () => {
	// Omits the error page: it can replace any page, so the shell of every page contains its texts.
	const { error: _, ...ownPages } = content.pages;
	const words = new Map([
		...Object.entries(ownPages).map(
			([name, page]) => [kebab(name), longTexts(page)] as const,
		),
		["events", longTexts(content.events)] as const,
	]);

	const isShared = (text: string) =>
		[...words.values()].filter((texts) => texts.includes(text)).length > 1;

	test("every page with words of its own is looked at here", () => {
		const built = builtPages().map(({ path }) => moduleOf(path));
		expect(new Set(built)).toEqual(new Set([...words.keys(), "landing"]));
	});

	test.each(builtPages())("$path", (page) => {
		const code = scriptsOf(page, builds.site, anyLoad)
			.map((file) => scripts.get(file))
			.join("\n");
		const strange = [...words].flatMap(([name, texts]) =>
			name === moduleOf(page.path)
				? []
				: texts.filter((text) => code.includes(text) && !isShared(text)),
		);
		expect(strange.filter((text) => !page.html.includes(text))).toEqual([]);
	});
});

test("no script holds the text of an article", () => {
	const texts = content.articles.flatMap(({ body }) => longTexts(body));
	expect(texts.length).toBeGreaterThan(1);
	expect(texts.flatMap(holdersOf)).toEqual([]);
});

test("the code of the toasts comes with the first toast", () => {
	const toasts = [...scripts.keys()].filter((file) =>
		file.startsWith("render-toasts-"),
	);
	expect(toasts).toHaveLength(1);
	for (const page of builtPages())
		expect(scriptsOf(page)).not.toContain(toasts[0]);
});

function holdersOf(text: string): string[] {
	return [...scripts].flatMap(([file, code]) =>
		code.includes(text) ? [file] : [],
	);
}

function moduleOf(path: string): string {
	if (path === "/") return "home";
	if (path === "/404") return "not-found";
	if (path === "/blog") return "fitness-tips";
	if (content.landing.some(({ slug }) => path === `/${slug}`)) return "landing";
	return /^\/(?:fitness-tips|blog)\//.test(path) ? "article" : basename(path);
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns texts that are long enough to be unique, escaped as in a script. */
function longTexts(value: unknown): string[] {
	if (typeof value === "string")
		return value.length >= 30 ? [JSON.stringify(value).slice(1, -1)] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(longTexts);
}
