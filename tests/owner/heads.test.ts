import { describe, expect, test } from "vitest";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { modifiedOn } from "../../model/schema/article.ts";
import { articlePath } from "../../src/articles/list/article-paths.ts";
import {
	type BuiltPage,
	builtPages,
	isListed,
	linkTagHrefs,
	metaOf,
	textOf,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";
import { ownersContent } from "./owners-content.ts";

const { site, integrations, articles } = ownersContent;
const pages = builtPages(builds.published);

describe.each(pages)("the head of $path", (page) => {
	test("SEO-01 has one title, which ends with the gym's name, a description and keywords", () => {
		const titles = page.all("title").map(textOf);
		expect(titles).toHaveLength(1);
		expect(titles[0]?.split(" | ").at(-1)).toBe(site.shortName);
		expect(metaOf(page, "description")).toMatch(/\p{L}/u);
		expect(metaOf(page, "keywords")).toMatch(/\p{L}/u);
	});

	test("SEO-03 has a canonical URL if search engines may list the page, else noindex", () => {
		const [canonical, ...duplicates] = linkTagHrefs(page, "canonical");
		expect(duplicates).toEqual([]);
		expect(canonical).toBe(
			isListed(page) ? `${site.url}${addressOf(page.path)}` : undefined,
		);
		expect(metaOf(page, "robots")).toBe(isListed(page) ? undefined : "noindex");
	});

	test("has Open Graph tags with the page's title, description and article dates", () => {
		const title = page.all("title").map(textOf)[0];
		expect(metaOf(page, "og:title")).toBe(title);
		expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
		expect(metaOf(page, "og:site_name")).toBe(site.name);
		const article = articleOf(page);
		expect(metaOf(page, "og:type")).toBe(article ? "article" : "website");
		expect(metaOf(page, "article:published_time")).toBe(
			article && toIsoDate(article.date),
		);
		expect(metaOf(page, "article:modified_time")).toBe(
			article && modifiedOn(article),
		);
		expect(metaOf(page, "og:url")?.startsWith(`${site.url}/`)).toBe(true);
	});

	test("preloads only images", () => {
		for (const link of page.all(
			'[rel="preload"], [rel="modulepreload"], [rel="prefetch"]',
		))
			expect(link.getAttribute("as")).toBe("image");
	});

	test("EMBED-07 has a dns-prefetch per system of content/integrations.yaml, but no preconnect", () => {
		const { frames, formEmbedScript, gymManagement, imageStorage } =
			integrations;
		const systems = [
			...Object.values(frames).map(({ url }) => url),
			formEmbedScript,
			gymManagement,
			...imageStorage,
		]
			.filter((url) => url !== "")
			.map((url) => new URL(url).origin);
		expect(linkTagHrefs(page, "dns-prefetch")).toEqual([...new Set(systems)]);
		expect(linkTagHrefs(page, "preconnect")).toEqual([]);
	});

	test("allows zoom and links to the icons, web manifest and feed", () => {
		expect(metaOf(page, "viewport")).toBe(
			"width=device-width, initial-scale=1",
		);
		expect(linkTagHrefs(page, "icon")).toEqual([
			expect.stringMatching(/^\/images\/favicon-[0-9a-f]{8}\.svg$/),
			"/favicon.ico",
		]);
		expect(linkTagHrefs(page, "apple-touch-icon")).toEqual([
			"/apple-touch-icon.png",
		]);
		expect(linkTagHrefs(page, "manifest")).toEqual(["/site.webmanifest"]);
		expect(linkTagHrefs(page, "alternate")).toEqual(["/feed.atom"]);
	});
});

function articleOf({ path }: BuiltPage) {
	return articles.find(
		({ category, slug }) => addressOf(path) === articlePath(category, slug),
	);
}

/** Returns the canonical path, because articles and their list have several paths. */
function addressOf(path: string): string {
	if (path === "/blog") return "/fitness-tips";
	const slug = /^\/(?:fitness-tips|blog)\/([^/]+)$/.exec(path)?.[1];
	const article = articles.find((each) => each.slug === slug);
	return article ? articlePath(article.category, article.slug) : path;
}
