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

	test("are six at most, and fewer when there are no more", () => {
		const many = Array.from({ length: 9 }, (_, day) =>
			article(`day-${day + 1}`, "training", `May ${day + 1}, 2023`),
		);
		expect(cards(...many)).toEqual([
			"day-9",
			"day-8",
			"day-7",
			"day-6",
			"day-5",
			"day-4",
		]);
		expect(cards()).toEqual([]);
	});
});

test("the weekday is drawn from the schedule, without gaps, in quarter hours", () => {
	const { spans } = homeView(content, pipeline).intro.day;
	expect(
		spans.map(({ kind, range, quarters }) => [kind, range, quarters]),
	).toEqual([
		["doors", "7:00 – 7:15 AM", 1],
		["class", "7:15 – 8:30 AM", 5],
		["doors", "8:30 AM – 9:00 PM", 50],
	]);
});

describe("members", () => {
	test("who has no portrait has initials", () => {
		const { testimonials } = homeView(content, pipeline).hero;
		expect(testimonials).toMatchObject([
			{ name: "Una Harrow", initials: "UH", image: undefined },
		]);
	});

	test("a portrait is cropped to a square of the site's own", () => {
		const una = content.testimonials.people.one;
		if (!una) throw new Error("the second gym has lost its first member");
		const people = {
			...content.testimonials.people,
			one: { ...una, image: "door.jpg" },
		};
		const view = homeView(
			{ ...content, testimonials: { ...content.testimonials, people } },
			pipeline,
		);
		const { width = 0 } = content.images.get("door.jpg") ?? {};
		const side = Math.min(
			88,
			width,
			content.images.get("door.jpg")?.height ?? 0,
		);
		expect(view.hero.testimonials[0]?.image).toMatch(
			new RegExp(`^/images/door-${side}x${side}-\\w{8}\\.jpg$`),
		);
	});
});
