import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	articleAddress,
	shortAddresses,
} from "../../../src/articles/list/tips-address.ts";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	canonicalOf,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";
import { builds } from "../../support/sites/sites.ts";

const { articles, site, pages: words, integrations } = frozenContent;
const pages = new Map(builtPages().map((page) => [page.path, page]));
const pageAt = (path: string) => pages.get(path) ?? builtPage(path);

describe.each(articles)("the article $slug", (article) => {
	const { slug, category, title, excerpt, author, date } = article;
	const own = articleAddress(category, slug);
	const page = pageAt(own);
	const [element] = page.all("article");
	const shown = element ? textOf(element) : "";
	const main = mainOf(page);

	test("ROUTE-15 ART-10 stands under three addresses with the same words and one canonical", () => {
		for (const path of [own, ...shortAddresses(slug)]) {
			expect(mainOf(pageAt(path)), path).toBe(main);
			expect(canonicalOf(pageAt(path)), path).toBe(site.url + own);
		}
	});

	test("ART-01 ART-12 shows title, author, date and category", () => {
		expect(page.all("h1").map(textOf)).toEqual([title]);
		for (const part of [
			author,
			date,
			words.fitnessTips.categories[category].name,
		])
			expect(shown).toContain(part);
		const [time] = page.all("time");
		expect(time && textOf(time)).toBe(date);
		expect(time && attribute(time, "datetime")).toMatch(/^20\d\d-\d\d-\d\d$/);
	});

	test("ART-02 shows its video or its picture, never both", () => {
		const pictures = element ? elementsIn(element, "img") : [];
		expect(pictures).toHaveLength(article.video ? 0 : 1);
		expect(page.html.includes(integrations.frames.video.url)).toBe(
			article.video !== undefined,
		);
	});

	test("ART-03 ART-11 shows its text of more than 400 words, or its excerpt", () => {
		if (article.body.length === 0) expect(shown).toContain(excerpt);
		else expect(shown.split(" ").length).toBeGreaterThan(400);
	});

	test("ART-04 C-40 leads to its service by name", () => {
		const service = words.article.services.find(
			({ to }) => to === article.relatedService,
		);
		expect(shown).toContain("Ready to take action?");
		const links = page
			.all("a")
			.filter((link) => textOf(link).startsWith("Learn More About "));
		expect(
			links.map((link) => [attribute(link, "href"), textOf(link)]),
		).toEqual([[article.relatedService, `Learn More About ${service?.name}`]]);
	});

	test("ART-06 leads to its category's tab", () => {
		const links = page
			.all("a")
			.filter(
				(link) => attribute(link, "href") === `/fitness-tips?tab=${category}`,
			)
			.map(textOf);
		expect(links).toEqual([
			"Back",
			words.fitnessTips.categories[category].name,
		]);
	});

	test("ART-08 SEO-04 says its title and its excerpt in its head", () => {
		expect(page.all("title").map(textOf)).toEqual([
			`${title} | ${site.shortName}`,
		]);
		const description = page
			.all("meta")
			.find((meta) => attribute(meta, "name") === "description");
		expect(description && attribute(description, "content")).toBe(excerpt);
	});
});

test("C-50 no page of articles has a form of its own or a field, the newsletter's neither", () => {
	for (const page of pages.values()) {
		if (!page.path.startsWith("/fitness-tips")) continue;
		expect(page.all("input", "textarea", "select"), page.path).toEqual([]);
		for (const form of page.all("form"))
			expect(attribute(form, "method"), page.path).toBe("dialog");
	}
	expect(pages.has("/fitness-tips/community/newsletter-signup")).toBe(true);
});

test("ROUTE-14 /blog is the list: the same words, and one canonical for both", () => {
	const [list, blog] = [pageAt("/fitness-tips"), pageAt("/blog")];
	expect(mainOf(blog)).toBe(mainOf(list));
	for (const page of [list, blog])
		expect(canonicalOf(page)).toBe(`${site.url}/fitness-tips`);
});

test("TIPS-01 the list names every article once, by its one address", () => {
	const cards = pageAt("/fitness-tips")
		.all("article")
		.flatMap((card) => elementsIn(card, "a"))
		.map((link) => attribute(link, "href"));
	expect(cards.toSorted()).toEqual(
		articles
			.map(({ category, slug }) => articleAddress(category, slug))
			.toSorted(),
	);
});

test("IMG-02 a picture of the cloud storage is asked for with width 400 and quality 75 on a card", () => {
	const sources = builtPage("/fitness-tips", builds.secondGym)
		.all("img")
		.map((image) => attribute(image, "src"));
	expect(sources).toContain(
		"https://images.harborlane.example/yard.jpg?w=400&q=75",
	);
});

describe("C-20 an article under another category", () => {
	const read = (file: string) => readFileSync(join(builds.site, file), "utf8");

	test("is led to its place by every host", () => {
		expect(JSON.parse(read("site-rules.json")).redirectFolder).toBe(
			"/fitness-tips",
		);
		expect(read("hosts/nginx.conf")).toContain(
			"if (-f $document_root/fitness-tips/$redirect_page.html) {",
		);
		expect(read("hosts/Caddyfile")).toContain(
			"rewrite * /fitness-tips/{re.redirect.1}",
		);
		const lines = read("client/_redirects").split("\n");
		for (const other of ["training", "mindset", "community", "coaching"])
			expect(lines).toContain(
				`/fitness-tips/${other}/pre-workout-meals /fitness-tips/pre-workout-meals 301`,
			);
	});

	test("is never led away from its own page", () => {
		const froms = [...read("client/_redirects").matchAll(/^(\/\S+) /gm)].map(
			([, from = ""]) => from,
		);
		expect(froms.length).toBeGreaterThan(60);
		for (const from of froms)
			expect(existsSync(join(builds.site, `client${from}.html`))).toBe(false);
	});
});

function mainOf(page: BuiltPage): string {
	const [main] = page.all("main");
	return main ? textOf(main) : "";
}
