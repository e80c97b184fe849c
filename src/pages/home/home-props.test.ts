import { expect, test } from "vitest";
import type { Article } from "#model/files.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { second } from "../../../tests/support/gyms.ts";
import { homePageProps } from "./home-props.ts";

const content = second.content();
const images = createImages(content.images);

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

test("the home page lists the newest article of each category first, then others (G-44)", () => {
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
