import { describe, expect, test } from "vitest";
import { second } from "../../publish/content/content-test.ts";
import type { Article } from "../files.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { homeView } from "./home.ts";

const content = second.content();
const pipeline = createPicturePipeline(content.images);

describe("the articles of the home page (G-44)", () => {
	const first = content.articles[0] ?? expect.fail("no article");
	const article = (
		slug: string,
		category: Article["category"],
		date: string,
	): Article => ({ ...first, slug, category, date, title: slug });
	const cards = (...articles: Article[]) =>
		homeView({ ...content, articles }, pipeline).tips.cards.map(
			({ title }) => title,
		);

	test("are the newest of each category, in the order of the tabs, then the newest of the rest", () => {
		expect(
			cards(
				article("old-training", "training", "January 5, 2023"),
				article("coaching", "coaching", "May 1, 2022"),
				article("new-training", "training", "December 24, 2023"),
				article("community", "community", "March 3, 2024"),
				article("mindset", "mindset", "February 2, 2021"),
				article("older-mindset", "mindset", "January 1, 2021"),
				article("nutrition", "nutrition", "June 22, 2023"),
			),
		).toEqual([
			"nutrition",
			"new-training",
			"mindset",
			"community",
			"coaching",
			"old-training",
		]);
	});
});
