import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
	change,
	contentFolder,
	mistakesIn,
} from "../../publish/content/content-test.ts";

/** A plain picture in the folder's images. */
async function paint(
	folder: string,
	file: string,
	width: number,
	height: number,
) {
	await sharp({
		create: { width, height, channels: 3, background: "#456" },
	}).toFile(join(folder, "images", file));
}

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
	])("%s", async (_name, width, height, place, needed) => {
		const folder = await contentFolder();
		await paint(folder, "small.jpg", width, height);
		const [file = "", line = ""] = place.split(/[: ]/);
		const path = join(folder, file);
		const lines = (await readFile(path, "utf8")).split("\n");
		const named = Number(line) - 1;
		lines[named] = lines[named]?.replace(/\w+\.jpg/, "small.jpg") ?? "";
		await writeFile(path, lines.join("\n"));
		expect(await mistakesIn(folder)).toEqual([
			`content/${place}: expected a picture of at least ${needed} pixels, got small.jpg with ${width} x ${height}`,
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
	])("%s", async (_name, file, from, to, place, width, height, needed) => {
		const folder = await contentFolder();
		await paint(folder, "small.jpg", width, height);
		await change(folder, file, from, to);
		expect(await mistakesIn(folder)).toEqual([
			`content/${place}: expected a picture of at least ${needed} pixels, got small.jpg with ${width} x ${height}`,
		]);
	});

	test("one that is just large enough is right", async () => {
		const folder = await contentFolder();
		await paint(folder, "floor.jpg", 1600, 900);
		await paint(folder, "door.jpg", 1600, 900);
		expect(await mistakesIn(folder)).toEqual([]);
	});
});
