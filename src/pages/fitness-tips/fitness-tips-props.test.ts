import { expect, test } from "vitest";
import type { Article } from "#model/files.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { frozen, second } from "../../../tests/support/gyms.ts";
import { articlePageProps } from "../article/article-props.ts";
import { fitnessTipsPageProps } from "./fitness-tips-props.ts";

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

test("the heading above other articles names their category only if all of them belong to it", () => {
	const { categories, head } = content.pages.fitnessTips;
	const own = ["a", "b", "c", "d"].map((slug) => article({ slug }));
	const other = article({ slug: "away", category: "coaching" });
	expect(pagePropsOf([other, ...own]).article("a")?.moreFrom).toBe(
		categories.training.name,
	);
	expect(pagePropsOf([other, ...own.slice(1)]).article("b")?.moreFrom).toBe(
		head.title,
	);
});

const many = Array.from({ length: 60 }, (_, index) =>
	article({ slug: `day-${index}` }),
);

test("a tab of the article list shows all articles of its category", () => {
	const [nutrition, training] = pagePropsOf(many).tips().tabs;
	expect(nutrition?.cards).toEqual([]);
	expect(training?.cards.map(({ href }) => href)).toEqual(
		many.map(({ slug }) => `/fitness-tips/training/${slug}`),
	);
});

test("an article's props do not grow with the number of articles", () => {
	const sizeWith = (articles: readonly Article[]) =>
		JSON.stringify(pagePropsOf(articles).article("day-30")).length;
	expect(Math.abs(sizeWith(many) - sizeWith(many.slice(0, 40)))).toBeLessThan(
		200,
	);
});

test("ART-09 ART-10 the tabs show sixteen articles in five categories", () => {
	const { articles, images } = frozenContent;
	const { tabs } = fitnessTipsPageProps(frozenContent, createImages(images));
	const slugs = tabs.map(({ cards }) =>
		cards
			.map(({ href }) => href.split("/").at(-1))
			.toSorted()
			.join(" "),
	);
	expect(articles).toHaveLength(16);
	expect(slugs).toEqual([
		"hydration-strategies pre-workout-meals protein-timing",
		"breaking-plateaus home-workout-plan movement-basics rest-days",
		"gym-anxiety mental-toughness smart-goals",
		"community-event member-stories newsletter-signup",
		"finding-right-coach group-vs-personal-coaching online-vs-inperson-coaching",
	]);
});
