import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read-content.ts";
import { machineDate } from "../../src/content/schema/printed-date.ts";
import { articleAddress } from "../../src/lib/tips-address.ts";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	isListed,
	srcsetAddresses,
	textOf,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const { site, integrations, articles } = await readContent("content");
const pages = builtPages();

describe.each(pages)("the head of $path", (page) => {
	test("has one title that names page and gym and fits a search result", () => {
		const titles = page.all("title").map(textOf);
		expect(titles).toEqual([
			expect.stringMatching(new RegExp(`^.{5,} \\| ${site.shortName}$`)),
		]);
		expect(titles[0]?.length).toBeLessThanOrEqual(70);
	});

	test("describes the page in a sentence or two", () => {
		expect(meta(page, "description")?.length).toBeGreaterThanOrEqual(50);
		expect(meta(page, "description")?.length).toBeLessThanOrEqual(170);
		expect(meta(page, "description")).toMatch(/^[A-Z].*\.$/);
	});

	test("has keywords", () => {
		expect(meta(page, "keywords")).toMatch(/\w/);
	});

	test("SEO-03 is listed by search engines at its one address, or not at all", () => {
		const [canonical, ...others] = links(page, "canonical");
		expect(others).toEqual([]);
		expect(canonical).toBe(
			isListed(page) ? `${site.url}${addressOf(page.path)}` : undefined,
		);
		expect(meta(page, "robots")).toBe(isListed(page) ? undefined : "noindex");
	});

	test("says the same where the page is shared", () => {
		const title = page.all("title").map(textOf)[0];
		expect(meta(page, "og:title")).toBe(title);
		expect(meta(page, "og:description")).toBe(meta(page, "description"));
		expect(meta(page, "og:site_name")).toBe(site.name);
		const article = articleOf(page);
		expect(meta(page, "og:type")).toBe(article ? "article" : "website");
		expect(meta(page, "article:published_time")).toBe(
			article && machineDate(article.date),
		);
		expect(meta(page, "og:url")?.startsWith(`${site.url}/`)).toBe(true);
	});

	test("lets visitors enlarge the page", () => {
		expect(meta(page, "viewport")).toBe("width=device-width, initial-scale=1");
	});

	test("fetches both fonts at once, before the styles ask for them", () => {
		const fonts = page
			.all("link")
			.filter((link) => attribute(link, "as") === "font");
		expect(fonts.map((link) => attribute(link, "href"))).toEqual([
			expect.stringMatching(
				/^\/assets\/besley-latin-wght-normal-[\w-]+\.woff2$/,
			),
			expect.stringMatching(
				/^\/assets\/instrument-sans-latin-wght-normal-[\w-]+\.woff2$/,
			),
		]);
		for (const link of fonts) {
			expect(attribute(link, "rel")).toBe("preload");
			// Without it the browser fetches the font twice.
			expect(attribute(link, "crossorigin")).toBe("anonymous");
		}
	});

	test("EMBED-07 looks up each outside system of content/integrations.yaml early, once, and connects to none", () => {
		const { frames, formEmbedScript, gymManagement, imageStorage } =
			integrations;
		const systems = [
			...Object.values(frames).map(({ url }) => url),
			formEmbedScript,
			gymManagement,
			...imageStorage,
		].map((url) => new URL(url).origin);
		expect(links(page, "dns-prefetch")).toEqual([...new Set(systems)]);
		expect(links(page, "preconnect")).toEqual([]);
	});

	test("has the gym's icons, files of the site", () => {
		expect(links(page, "icon")).toEqual([
			expect.stringMatching(/^\/images\/favicon-[0-9a-f]{8}\.svg$/),
			"/favicon.ico",
		]);
		expect(links(page, "apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
	});

	test("names the web manifest and both feeds of the articles", () => {
		expect(links(page, "manifest")).toEqual(["/site.webmanifest"]);
		expect(links(page, "alternate")).toEqual(["/feed.atom", "/feed.json"]);
	});

	test("names only files that are there", () => {
		const named = page
			.all("link")
			.map((link) => attribute(link, "href") ?? "")
			.filter(
				(href) =>
					href.startsWith("/") && !pages.some(({ path }) => path === href),
			);
		expect(named.length).toBeGreaterThan(8);
		expect(
			named.filter(
				(href) => !existsSync(join(builds.published, "client", href)),
			),
		).toEqual([]);
	});
});

test("SEO-01 unique titles: no two pages have the same title or description, but for the other addresses of a page", () => {
	const own = pages.filter(({ path }) => addressOf(path) === path);
	expect(own.length).toBeGreaterThan(20);
	for (const of of [
		(page: BuiltPage) => page.all("title").map(textOf)[0],
		(page: BuiltPage) => meta(page, "description"),
	]) {
		expect(new Set(own.map(of)).size).toBe(own.length);
	}
});

test("IMG-03 the home page fetches one picture file first, in three widths by window, the very files that it shows", () => {
	const page = builtPage("/");
	const preloads = page
		.all("link")
		.filter((link) => attribute(link, "as") === "image");
	expect(
		preloads.map((link) => [
			attribute(link, "media"),
			widthOf(attribute(link, "href")),
		]),
	).toEqual([
		["(max-width: 767px)", 640],
		["(min-width: 768px) and (max-width: 1199px)", 1200],
		["(min-width: 1200px)", 1600],
	]);
	const [hero] = page.all("picture");
	const shown = page
		.all("source")
		.filter(
			(source) =>
				source.parentNode === hero &&
				attribute(source, "type") === "image/avif",
		)
		.map((source) => [
			attribute(source, "media"),
			...srcsetAddresses(attribute(source, "srcset") ?? ""),
		]);
	expect(
		preloads.map((link) => [attribute(link, "media"), attribute(link, "href")]),
	).toEqual(shown);
	for (const link of preloads) {
		expect(attribute(link, "type")).toBe("image/avif");
		expect(attribute(link, "fetchpriority")).toBe("high");
	}
});

function articleOf({ path }: BuiltPage) {
	return articles.find(
		({ category, slug }) => addressOf(path) === articleAddress(category, slug),
	);
}

/** The address under which a page is listed: those of articles and their list have others beside it. */
function addressOf(path: string): string {
	if (path === "/blog") return "/fitness-tips";
	const slug = /^\/(?:fitness-tips|blog)\/([^/]+)$/.exec(path)?.[1];
	const article = articles.find((each) => each.slug === slug);
	return article ? articleAddress(article.category, article.slug) : path;
}

function meta(page: BuiltPage, name: string): string | undefined {
	const found = page
		.all("meta")
		.filter((element) =>
			[attribute(element, "name"), attribute(element, "property")].includes(
				name,
			),
		);
	expect(found.length).toBeLessThanOrEqual(1);
	return found[0] && attribute(found[0], "content");
}

function links(page: BuiltPage, rel: string): (string | undefined)[] {
	return page
		.all("link")
		.filter((link) => attribute(link, "rel") === rel)
		.map((link) => attribute(link, "href"));
}

/** /images/hero-640x360-16b9f5b2.avif -> 640 */
function widthOf(address: string | undefined): number {
	return Number(/-(\d+)x\d+-/.exec(address ?? "")?.[1]);
}
