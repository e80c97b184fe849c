import { describe, expect, test } from "vitest";
import type { Article } from "#model/files.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { second } from "../../../tests/support/gyms.ts";
import { homePageProps } from "./home-props.ts";

const content = second.content();
const images = createImages(content.images);

describe("the articles of the home page (G-44)", () => {
	const first = content.articles[0] ?? expect.fail("no article");
	const article = (slug: string, category: Article["category"]): Article => ({
		...first,
		slug,
		category,
		title: slug,
	});
	const cards = (...articles: Article[]) =>
		homePageProps({ ...content, articles }, images).tips.cards.map(
			({ title }) => title,
		);

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
