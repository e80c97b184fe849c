import { describe, expect, test } from "vitest";
import { listPagePath } from "#articles/list/article-paths.ts";
import {
	articleAddresses,
	cardsPerPage,
} from "#model/articles/article-addresses.ts";
import type { Article } from "#model/files.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { categoryIds } from "#model/schema/article.ts";
import { frozen, second } from "../../../tests/support/gyms.ts";
import { rot13 } from "../../../tests/support/second-gym.ts";
import { articlePageProps } from "../article/article-props.ts";
import { pageAt } from "../pages.ts";
import {
	articleListPageProps,
	fitnessTipsPageProps,
	numberedPageAt,
} from "./fitness-tips-props.ts";

const content = second.content();
const frozenContent = frozen.content();

const first = content.articles[0] ?? expect.fail("no article");
const article = (fields: Partial<Article>): Article => ({
	...first,
	slug: "a",
	category: "training",
	...fields,
});

function pagePropsOf(articles: readonly Article[]) {
	const contentWithArticles = { ...content, articles };
	const images = createImages(content.images);
	return {
		tips: () => fitnessTipsPageProps(contentWithArticles, images),
		article(slug: string) {
			const found = articles.find((each) => each.slug === slug);
			return found && articlePageProps(contentWithArticles, images, found);
		},
		numberedPage(category: string, number: number) {
			const found = numberedPageAt(
				listPagePath(category, number),
				contentWithArticles,
			);
			return found && articleListPageProps(contentWithArticles, images, found);
		},
	};
}

test("an article's page lists three other articles, those of its category first", () => {
	const pages = pagePropsOf([
		article({ slug: "away", category: "coaching" }),
		article({ slug: "far", category: "mindset" }),
		article({ slug: "new" }),
		article({ slug: "mid" }),
		article({ slug: "old" }),
	]);
	const more = (slug: string) =>
		pages.article(slug)?.more.map(({ href }) => href.split("/").at(-1));
	expect(more("mid")).toEqual(["old", "new", "away"]);
	expect(more("far")).toEqual(["away", "new", "mid"]);
});

describe("the article list", () => {
	const many = Array.from({ length: cardsPerPage * 2 + 1 }, (_, index) =>
		article({ slug: `day-${index}` }),
	);

	test("has numbered pages that contain each article once", () => {
		const pages = pagePropsOf(many);
		const [first, second, third] = [
			pages.tips().tabs[1],
			pages.numberedPage("training", 2)?.tabs[0],
			pages.numberedPage("training", 3)?.tabs[0],
		];
		expect(first?.older).toBe("/fitness-tips/training/page/2");
		expect(second?.older).toBe("/fitness-tips/training/page/3");
		expect(third?.older).toBeUndefined();
		const cards = [first, second, third].flatMap((tab) => tab?.cards ?? []);
		expect(cards).toHaveLength(many.length);
		expect(new Set(cards.map(({ href }) => href)).size).toBe(many.length);
	});

	test("has a second page with its own title, canonical URL and link to newer articles", () => {
		const page = pagePropsOf(many).numberedPage("training", 2);
		const manyContent = { ...content, articles: many };
		const path = listPagePath("training", 2);
		expect(pageAt(path, manyContent)?.head(manyContent)).toMatchObject({
			title: `${rot13("Training tips, page")} 2 | Harbor Lane`,
			canonical: "https://harborlane.example/fitness-tips/training/page/2",
		});
		expect(page?.further).toEqual({
			newer: "/fitness-tips?tab=training",
			position: `${rot13("Page")} 2 ${rot13("of")} 3`,
		});
	});

	test("is built with all numbered pages and three addresses per article", () => {
		const addresses = articleAddresses(many);
		expect(addresses).toContain("/fitness-tips/training/page/3");
		expect(addresses).not.toContain("/fitness-tips/training/page/4");
		expect(addresses).toHaveLength(2 + 2 + many.length * 3);
	});

	test("has page props whose size does not grow with the number of articles", () => {
		const propsSizes = (pages: ReturnType<typeof pagePropsOf>) => [
			JSON.stringify(pages.tips()).length,
			JSON.stringify(pages.article("day-30")).length,
		];
		const fewer = many.slice(0, cardsPerPage + 7);
		const [list = 0, page = 0] = propsSizes(pagePropsOf(many));
		const [smallList = 0, smallPage = 0] = propsSizes(pagePropsOf(fewer));
		expect(Math.abs(list - smallList)).toBeLessThan(200);
		expect(Math.abs(page - smallPage)).toBeLessThan(200);
	});
});

describe("the articles of the frozen gym", () => {
	test("ART-09 ART-10 are these sixteen in five categories", () => {
		const slugs = (category: string) =>
			frozenContent.articles
				.filter((each) => each.category === category)
				.map(({ slug }) => slug)
				.toSorted()
				.join(" ");
		expect(
			Object.fromEntries(categoryIds.map((id) => [id, slugs(id)])),
		).toEqual({
			nutrition: "hydration-strategies pre-workout-meals protein-timing",
			training: "breaking-plateaus home-workout-plan movement-basics rest-days",
			mindset: "gym-anxiety mental-toughness smart-goals",
			community: "community-event member-stories newsletter-signup",
			coaching:
				"finding-right-coach group-vs-personal-coaching online-vs-inperson-coaching",
		});
	});

	test("ART-11 include three with a body and one with a video", () => {
		const withText = frozenContent.articles.filter(
			({ body }) => body.length > 0,
		);
		expect(withText.map(({ slug }) => slug)).toEqual([
			"member-stories",
			"home-workout-plan",
			"pre-workout-meals",
		]);
		const withVideo = frozenContent.articles.filter(({ video }) => video);
		expect(withVideo.map(({ slug }) => slug)).toEqual(["member-stories"]);
	});
});
