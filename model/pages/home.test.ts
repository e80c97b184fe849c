import { describe, expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import type { Article } from "../files.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { view as homeView } from "./home.ts";

const content = second.content();
const given = {
	...content,
	pipeline: createPicturePipeline(content.images),
};

describe("the articles of the home page (G-44)", () => {
	const first = content.articles[0] ?? expect.fail("no article");
	const article = (slug: string, category: Article["category"]): Article => ({
		...first,
		slug,
		category,
		title: slug,
	});
	const cards = (...articles: Article[]) =>
		homeView({ ...given, articles }).tips.cards.map(({ title }) => title);

	test("are the newest of each category, in the order of the tabs, then the newest of the rest", () => {
		expect(
			cards(
				article("community", "community"),
				article("new-training", "training"),
				article("nutrition", "nutrition"),
				article("old-training", "training"),
				article("coaching", "coaching"),
				article("mindset", "mindset"),
				article("older-mindset", "mindset"),
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
