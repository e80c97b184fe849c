import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageAddresses } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { fitnessTipsPageProps } from "#pages/fitness-tips/fitness-tips-props.ts";
import { homePageProps } from "#pages/home/home-props.ts";
import {
	contentFolder,
	replaceInFile,
	second,
} from "../../tests/support/gyms.ts";
import { readContent } from "./read-content.ts";

test("readContent returns prices in cents, times in minutes, the newest article first", async () => {
	const folder = await contentFolder();
	const { site, articles, images, pricing, schedule } =
		await readContent(folder);
	expect(pricing.memberships[0]?.pricePerWeek).toBe(4100);
	expect(schedule.openingHours[0]).toMatchObject({ opens: 420, closes: 1260 });
	expect(site.description).toBe(
		"Harbor Lane Barbell Club is a lifting club in Fells Point with 3,200 square feet.",
	);
	expect(articles).toMatchObject([
		{
			slug: "long-way",
			body: [
				{
					type: "paragraph",
					children: [
						{ value: "Harbor Lane opens " },
						{ type: "strong" },
						{ value: " and costs $41." },
					],
				},
				{ type: "heading", data: { id: "the-way" } },
				{ type: "list", ordered: true },
			],
		},
		{ slug: "first-steps", title: "First steps", body: [] },
	]);
	expect([...images.keys()]).toEqual(
		(await readdir(`${folder}/images`)).toSorted(),
	);
});

test("a gym without articles has no article pages, no article cards", async () => {
	const folder = await contentFolder();
	await rm(join(folder, "articles"), { recursive: true });
	const content = await readContent(folder);
	const images = createImages(content.images);
	const { tabs } = fitnessTipsPageProps(content, images);
	expect(addressesOf(content)).toEqual([
		...pageAddresses,
		"/fitness-tips",
		"/blog",
	]);
	expect(tabs.map(({ cards }) => cards.length)).toEqual([0, 0, 0, 0, 0]);
	expect(homePageProps(content, images).tips.cards).toEqual([]);
});

describe("content files", () => {
	test.each(["dialogs.yaml", "pricing.yaml"])(
		"a missing %s is reported",
		(file) => {
			expect(second.without(file).problems()).toEqual([
				`content/${file}: expected this file, got none`,
			]);
		},
	);

	test.each(["pages/Home.yaml", "pages/home.yml", "articles/First Steps.md"])(
		"a misspelled file name is reported: %s",
		(file) => {
			expect(second.withFile(file, "").problems()).toContain(
				`content/${file}: expected a file that model/files.ts lists, got an unknown file name`,
			);
		},
	);
});

describe("content problems", () => {
	test("in pictures, YAML and file names are listed in one error", async () => {
		const folder = await contentFolder();
		await writeFile(join(folder, "images/door.jpg"), "no picture");
		await replaceInFile(
			folder,
			"site.yaml",
			"city: Baltimore",
			"city:Baltimore",
		);
		await rename(join(folder, "coaches.yaml"), join(folder, "coach.yaml"));
		await expect(readContent(folder)).rejects.toThrow(
			/^The content folder has 3 problem\(s\):\ncontent\/images\/door\.jpg: expected a JPG or PNG picture.*\ncontent\/site\.yaml:5: expected a name, a colon and a space before the value, got city:Baltimore\ncontent\/coach\.yaml: expected a file that model\/files\.ts lists, got an unknown file name$/,
		);
	});
});
