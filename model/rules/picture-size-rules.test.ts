import { describe, expect, test } from "vitest";
import { second } from "../../publish/content/content-test.ts";

const needs = (place: string, needed: string, found: string) =>
	`content/${place}: expected a picture of at least ${needed} pixels, got small.jpg with ${found}`;

describe("a picture that is smaller than the page needs is refused where it is named", () => {
	test.each([
		[
			"at the top of a page, too narrow for wide windows",
			1599,
			1200,
			"pages/open-gym.yaml:15 hero.photo.file",
			"1600 x 900",
		],
		[
			"at the top of a page, too low for them",
			1600,
			899,
			"pages/open-gym.yaml:15 hero.photo.file",
			"1600 x 900",
		],
		[
			"beside a text",
			399,
			600,
			"pages/prolabs.yaml:20 why.photo.file",
			"400 x 500",
		],
		[
			"of a gallery",
			400,
			285,
			"pages/nutrition-coaching.yaml:46 stories.images[0].photo.file",
			"400 x 286",
		],
		[
			"of an article, which is shared with it",
			1199,
			800,
			"articles/first-steps.md:10 photo.file",
			"1200 x 630",
		],
	])("%s", (_name, width, height, place, needed) => {
		const [file = "", line = ""] = place.split(/[: ]/);
		const lines = second.texts.get(file)?.split("\n") ?? [];
		const named = Number(line) - 1;
		lines[named] = lines[named]?.replace(/\w+\.jpg/, "small.jpg") ?? "";
		const gym = second
			.withPicture("small.jpg", { width, height })
			.withFile(file, lines.join("\n"));
		expect(gym.mistakes()).toEqual([
			needs(place, needed, `${width} x ${height}`),
		]);
	});

	test.each([
		[
			"of a coach",
			"coaches.yaml",
			"  role: Coach",
			"  role: Coach\n  photo:\n    file: small.jpg\n    alt: Jo",
			"coaches.yaml:5 jo.photo.file",
			319,
			400,
			"320 x 400",
		],
		[
			"of a member",
			"testimonials.yaml",
			"    rating: 4",
			"    rating: 4\n    image: small.jpg",
			"testimonials.yaml:14 people.two.image",
			88,
			87,
			"88 x 88",
		],
		[
			"for those with whom a page is shared",
			"pages/contact.yaml",
			"head:",
			"head:\n  image: small.jpg",
			"pages/contact.yaml:2 head.image",
			1200,
			629,
			"1200 x 630",
		],
	])("%s", (_name, file, from, to, place, width, height, needed) => {
		const gym = second
			.withPicture("small.jpg", { width, height })
			.with(file, from, to);
		expect(gym.mistakes()).toEqual([
			needs(place, needed, `${width} x ${height}`),
		]);
	});

	test("one that is just large enough is right", () => {
		const size = { width: 1600, height: 900 };
		const gym = second
			.withPicture("floor.jpg", size)
			.withPicture("door.jpg", size);
		expect(gym.mistakes()).toEqual([]);
	});
});
