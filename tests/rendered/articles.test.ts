import { describe, expect, test } from "vitest";
import { modifiedOn } from "../../model/schema/article.ts";
import {
	articlePath,
	shortArticlePaths,
} from "../../src/articles/list/article-paths.ts";
import {
	canonicalOf,
	hrefsIn,
	linkNamed,
	metaOf,
	textOf,
} from "../support/built/built-pages.ts";
import { renderedPage, renderPageOf } from "../support/built/rendered-pages.ts";
import { frozenContent, secondContent } from "../support/contents.ts";
import { frozen } from "../support/gyms.ts";

const { articles, site, pages, integrations } = frozenContent;

describe.each(articles)("the article $slug", (article) => {
	const { slug, category, title, excerpt, author, date } = article;
	const canonicalPath = articlePath(category, slug);
	const page = renderedPage(canonicalPath);
	const element = page.document.querySelector("article") ?? page.main;
	const articleText = textOf(element);
	const categoryName = pages.fitnessTips.categories[category].name;

	test("ROUTE-15 ROUTE-27 has the same text and canonical URL at all three paths", () => {
		for (const path of [canonicalPath, ...shortArticlePaths(slug)]) {
			expect(textOf(renderedPage(path).main), path).toBe(textOf(page.main));
			expect(canonicalOf(renderedPage(path)), path).toBe(
				site.url + canonicalPath,
			);
		}
	});

	test("ART-01 ART-12 shows title, author, date and category", () => {
		expect(page.all("h1").map(textOf)).toEqual([title]);
		for (const part of [author, date, categoryName])
			expect(articleText).toContain(part);
		const time = page.document.querySelector("time");
		expect(time && textOf(time)).toBe(date);
		expect(time?.getAttribute("datetime")).toMatch(/^20\d\d-\d\d-\d\d$/);
	});

	test("shows an update date only if its file has one", () => {
		const { updated } = article;
		expect(articleText.includes("Updated")).toBe(updated !== undefined);
		if (!updated) return;
		expect(articleText).toContain(`Updated ${updated}`);
		expect(
			[...element.querySelectorAll("time")].map((time) =>
				time.getAttribute("datetime"),
			),
		).toContain(modifiedOn(article));
	});

	test("ART-02 shows its video or its picture, never both", () => {
		expect(element.querySelectorAll("img")).toHaveLength(article.video ? 0 : 1);
		expect(page.html.includes(integrations.frames.video.url)).toBe(
			article.video !== undefined,
		);
	});

	test("ART-03 has more than 400 words if it has a body, else it shows its excerpt", () => {
		if (article.body.length === 0) expect(articleText).toContain(excerpt);
		else expect(articleText.split(" ").length).toBeGreaterThan(400);
	});

	test("ART-04 ART-06 C-40 links to its service by name and to its category's tab", () => {
		const service = pages.article.services.find(
			({ to }) => to === article.relatedService,
		);
		expect(articleText).toContain("Ready to take action?");
		const call = linkNamed(page.main, /^Learn More About /);
		expect(textOf(call)).toBe(`Learn More About ${service?.name}`);
		expect(call.getAttribute("href")).toBe(article.relatedService);
		for (const name of ["Back", categoryName])
			expect(
				linkNamed(page.main, new RegExp(`^${name}$`)).getAttribute("href"),
			).toBe(`/fitness-tips?tab=${category}`);
	});

	test("ART-08 SEO-04 has its title and the gym's as <title>, its excerpt as meta description", () => {
		expect(page.all("title").map(textOf)).toEqual([
			`${title} | ${site.shortName}`,
		]);
		expect(metaOf(page, "description")).toBe(excerpt);
	});
});

test("ART-11 three articles have a body, and one of them a video", () => {
	const slugsOf = (all: typeof articles) => all.map(({ slug }) => slug);
	const pageOf = ({ category, slug }: (typeof articles)[number]) =>
		renderedPage(articlePath(category, slug));
	const withBody = articles.filter(
		(article) => textOf(pageOf(article).main).split(" ").length > 400,
	);
	expect(slugsOf(withBody)).toEqual([
		"member-stories",
		"home-workout-plan",
		"pre-workout-meals",
	]);
	const withVideo = articles.filter((article) =>
		pageOf(article).html.includes(integrations.frames.video.url),
	);
	expect(slugsOf(withVideo)).toEqual(["member-stories"]);
});

test("ROUTE-14 /blog has the text and the canonical URL of /fitness-tips", () => {
	const [list, blog] = [renderedPage("/fitness-tips"), renderedPage("/blog")];
	expect(textOf(blog.main)).toBe(textOf(list.main));
	for (const page of [list, blog])
		expect(canonicalOf(page)).toBe(`${site.url}/fitness-tips`);
});

test("TIPS-01 TIPS-02 ENT-16 the list has a tab with an icon per category; Community is selected", () => {
	const tabs = renderedPage("/fitness-tips").all('button[role="tab"]');
	expect(
		tabs.map((element) => [
			textOf(element),
			element.getAttribute("aria-selected"),
			...[...element.querySelectorAll("svg")].map((icon) =>
				/lucide-[\w-]+/.exec(icon.getAttribute("class") ?? "")?.join(),
			),
		]),
	).toEqual([
		["Nutrition", "false", "lucide-apple"],
		["Training", "false", "lucide-dumbbell"],
		["Mindset", "false", "lucide-brain"],
		["Community", "true", "lucide-users"],
		// The icon BookMarked, under its new name in lucide.
		["Coaching", "false", "lucide-book-bookmark"],
	]);
});

test("TIPS-01 the list links to every article once, by its canonical path", () => {
	const cards = renderedPage("/fitness-tips").all("article").flatMap(hrefsIn);
	expect(cards.toSorted()).toEqual(
		articles
			.map(({ category, slug }) => articlePath(category, slug))
			.toSorted(),
	);
});

test("only a transparent picture is marked as transparent, so that it has no placeholder", async () => {
	const cut = { isTransparent: true, width: 1600, height: 1200 };
	const content = frozen.withPicture("boxes.jpg", cut).content();
	const withoutPlaceholder = (await renderPageOf(content, "/fitness-tips"))
		.all("picture[data-transparent] img")
		.map((image) => image.getAttribute("src"));
	expect(new Set(withoutPlaceholder)).toEqual(
		new Set([expect.stringContaining("/images/boxes-")]),
	);
});

test("IMG-02 a cloud picture is requested 400 px wide on a card, 1200 px wide in its article", async () => {
	const address = "https://images.harborlane.example/yard.jpg";
	const list = await renderPageOf(secondContent, "/fitness-tips");
	expect(list.html).toContain(`src="${address}?w=400&amp;q=75"`);
	const article = await renderPageOf(secondContent, "/blog/long-way");
	expect(article.html).toContain(`src="${address}?w=1200&amp;q=75"`);
});
