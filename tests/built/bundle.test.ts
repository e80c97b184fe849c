import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { plainSpaces } from "../../model/text/line-breaks.ts";
import {
	type BuiltPage,
	builtPage,
	builtPages,
} from "../support/built/built-pages.ts";
import { builtScripts, scriptsOf } from "../support/built/built-scripts.ts";
import { frozenContent } from "../support/frozen-content.ts";

const content = frozenContent;
const scripts = new Map(
	[...builtScripts()].map(([file, code]) => [
		file,
		plainSpaces(code.replaceAll("\\xA0", "\u00a0")),
	]),
);
const everything = [...scripts.values()].join("\n");

/** Words that stay in a library's code however it is packed, and a file of the library where they stand. */
const buildTools = [
	["the schema library", "ZodError", "node_modules/zod/v4/core/errors.js"],
	[
		"the schema library",
		"invalid_union",
		"node_modules/zod/v4/core/schemas.js",
	],
	["the YAML reader", "YAMLParseError", "node_modules/yaml/dist/errors.js"],
	["the checks of the content", "ContentError", "model/text/content-error.ts"],
	[
		"the schemas of the content",
		"a whole number of dollars",
		"model/schema/fields.ts",
	],
	["the facts", "gym.floorArea", "model/facts/facts.ts"],
	["the picture pipeline", "content/images", "model/pictures/pictures.ts"],
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

	test("no map of the source", () => {
		expect(everything).not.toContain("sourceMappingURL");
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
	// The words of the error page are the shell's: it stands in for any page.
	const { error: _, ...ownPages } = content.pages;
	const pages: Record<string, unknown[]> = Object.fromEntries(
		Object.entries(ownPages).map(([name, page]) => [kebab(name), [page]]),
	);
	const { people, home, wall, corporate, teams } = content.testimonials;
	const quoted: [string, readonly string[]][] = [
		["home", [...home, ...wall]],
		["corporate", [...corporate, ...teams]],
		["thank-you-intro-call", [content.pages.thankYouIntroCall.quote.person]],
		[
			"nutrition-coaching",
			[content.pages.nutritionCoaching.testimonial.person],
		],
	];
	for (const [name, ids] of quoted)
		pages[name]?.push(ids.map((id) => people[id]));
	// An article takes its service's words along, the list its own head; home too shows the fallback picture.
	pages["fitness-tips"] = [
		content.pages.fitnessTips.lead,
		content.pages.fitnessTips.guidance,
	];
	pages.article = [{ ...content.pages.article, services: undefined }];
	const { list, ...eventWords } = content.events;
	// An address that a button leads to stands elsewhere too.
	pages.events = [
		eventWords,
		list.map((event) => ({ ...event, action: undefined })),
	];
	// A landing page has no script of words: its own, and those of plans, members and events that it shows, come with its start.
	const landingStarts = content.landing.flatMap(({ slug }) => {
		const { html } = builtPage(`/${slug}`);
		return /data-boot="\/assets\/([^"]+)"/.exec(html)?.[1] ?? [];
	});

	test.each(Object.entries(pages))(
		"the words of %s are in its own script only",
		(name, part) => {
			// Facts stand everywhere, also as a sentence of their own.
			const facts = new Set(
				[...content.facts.values()].map((fact) => fact.toLowerCase()),
			);
			const texts = longTexts(part).filter(
				(text) => !facts.has(text.replace(/\.$/, "").toLowerCase()),
			);
			expect(texts.length).toBeGreaterThan(1);
			for (const text of texts) {
				const holders = [...scripts].flatMap(([file, code]) =>
					code.includes(text) && !landingStarts.includes(file) ? [file] : [],
				);
				expect(holders, text).toEqual([
					expect.stringMatching(new RegExp(`^${name}-[\\w-]{8}\\.js$`)),
				]);
			}
		},
	);

	test("every page with words of its own is looked at here", () => {
		const files = [...Object.keys(pages), "landing"];
		const built = builtPages().map(({ path }) => moduleOf(path));
		expect(new Set(built)).toEqual(new Set(files));
	});

	test("and a page's script is asked for by that page only", () => {
		for (const page of builtPages()) {
			const own = scriptsOf(page).filter((file) =>
				[...Object.keys(pages), "landing"].some((name) =>
					new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
				),
			);
			expect(own, page.path).toHaveLength(1);
		}
	});

	test("an article's text is in its own pages' files only, its title and excerpt in those of pages that show its card", () => {
		const shown = builtPages();
		for (const { slug, title, excerpt, body } of content.articles) {
			const texts = longTexts([excerpt, ...longTexts(body)]);
			expect(texts.length).toBeGreaterThan(0);
			const isOwn = (page: BuiltPage) => page.path.endsWith(`/${slug}`);
			for (const [index, text] of texts.entries()) {
				const holders = [...scripts].flatMap(([file, code]) =>
					code.includes(text) ? [file] : [],
				);
				const pagesOfIt = shown.filter((page) =>
					index === 0 ? page.text.includes(title) : isOwn(page),
				);
				const starts = pagesOfIt.map(
					(page) => /data-boot="\/assets\/([^"]+)"/.exec(page.html)?.[1],
				);
				const home = /^home-[\w-]{8}\.js$/;
				expect(
					holders.filter(
						(file) =>
							!starts.includes(file) && !(index === 0 && home.test(file)),
					),
					`${slug}: ${text}`,
				).toEqual([]);
			}
		}
	});

	test("the code of the toasts comes with the first toast", () => {
		const toaster = [...scripts.keys()].filter((file) =>
			file.startsWith("toaster-"),
		);
		expect(toaster).toHaveLength(1);
		for (const page of builtPages())
			expect(scriptsOf(page)).not.toContain(toaster[0]);
	});
});

/** The module of a page by its address: home, not-found, article … */
function moduleOf(path: string): string {
	if (path === "/") return "home";
	if (path === "/404") return "not-found";
	if (path === "/blog") return "fitness-tips";
	if (content.landing.some(({ slug }) => path === `/${slug}`)) return "landing";
	return /^\/(?:fitness-tips|blog)\//.test(path) ? "article" : basename(path);
}

/** notFound -> not-found, as the page's module is named. */
function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The texts that no other place says by chance, as they stand in a script. */
function longTexts(value: unknown): string[] {
	if (typeof value === "string")
		return value.length >= 30 ? [JSON.stringify(value).slice(1, -1)] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(longTexts);
}
