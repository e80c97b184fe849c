import { readdir, readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { textsIn } from "../publish/content/read-content.ts";
import { bytesIn } from "../tests/support/bytes-in.ts";
import { pullInto } from "../tests/support/contentful/pull-into.ts";
import { contentFolder, replaceInFile } from "../tests/support/gyms.ts";
import { frozenGym } from "../tests/support/sites/sites.ts";
import { linkTo } from "./columns.ts";
import {
	entrySys,
	inEnglish,
	newFolder,
	spaceFrom,
} from "./contentful-test.ts";

test.each([
	["the frozen gym", frozenGym],
	["the second gym", undefined],
])(
	"a pull from an exported space of %s restores every file byte for byte",
	async (_gym, from) => {
		const folder = await contentFolder(from);
		const pulled = await newFolder();
		await pullInto(pulled, await spaceFrom(folder));
		expect(await bytesIn(pulled)).toEqual(await bytesIn(folder));
	},
);

test("one field changed in the space changes one line of one file", async () => {
	const folder = await contentFolder(frozenGym);
	await replaceInFile(
		folder,
		"pricing.yaml",
		"  - id: gold",
		"  # Ours\n  - id: gold",
	);
	const before = (await textsIn(folder)).get("pricing.yaml");
	const space = await spaceFrom(frozenGym);
	space.set("membership-pricing-memberships-1", "pricePerWeek", 75);
	expect((await pullInto(folder, space)).written).toEqual(["pricing.yaml"]);
	expect((await textsIn(folder)).get("pricing.yaml")).toBe(
		before?.replace("pricePerWeek: 79", "pricePerWeek: 75"),
	);
});

describe("a pull", () => {
	test("writes a closure that was added to its list", async () => {
		const folder = await newFolder();
		const space = await spaceFrom(frozenGym);
		space.publish({
			sys: entrySys("closure", "4hxK"),
			fields: inEnglish({
				from: "2027-07-04T00:00-07:00",
				note: "Fourth of July",
			}),
		});
		space.set("list-schedule-closures", "entries", [
			...[1, 2, 3].map((index) =>
				linkTo("Entry", `closure-schedule-closures-${index}`),
			),
			linkTo("Entry", "4hxK"),
		]);
		await pullInto(folder, space);
		const before = await readFile(`${frozenGym}/schedule.yaml`, "utf8");
		expect(await readFile(`${folder}/schedule.yaml`, "utf8")).toBe(
			before.replace(
				/ +note: New Year’s Day\n/,
				"$&  - from: 2027-07-04\n    note: Fourth of July\n",
			),
		);
	});

	test("reports a closure that is in no list, but does not write it", async () => {
		const folder = await contentFolder(frozenGym);
		const space = await spaceFrom(frozenGym);
		space.publish({
			sys: entrySys("closure", "4hxK"),
			fields: inEnglish({ from: "2027-07-04", note: "Fourth of July" }),
		});
		expect(await pullInto(folder, space)).toEqual({
			written: [],
			removed: [],
			unlisted: [
				{
					what: "entries",
					id: "4hxK",
					name: "Closure “Fourth of July, Sun, Jul 4, 2027”",
				},
			],
			skippedAssets: [],
		});
	});

	test("skips unlinked assets that cannot be pictures, but reports each", async () => {
		const folder = await contentFolder(frozenGym);
		const before = await bytesIn(folder);
		const space = await spaceFrom(frozenGym);
		const files = [
			asset("rules.pdf", "application/pdf"),
			undefined,
			// Used pictures have these names: an entry links to rig.jpg, a text names hero-golden.jpg.
			asset("rig.jpg", "image/jpeg"),
			asset("Hero Golden.JPEG", "image/jpeg"),
			// The first cannot be fetched, the second is damaged.
			asset("rope.jpg", "image/jpeg"),
			asset("notes.jpg", "image/jpeg"),
		];
		for (const [index, file] of files.entries())
			space.publish({
				sys: { type: "Asset", id: `4hxK${index}` },
				fields: inEnglish(file ? { file } : {}),
			});
		const { written, skippedAssets } = await pullInto(folder, {
			spaceId: space.spaceId,
			token: space.token,
			host: space.host,
			fetchBytes: async (url) =>
				url.endsWith("notes.jpg")
					? Buffer.from("no picture")
					: space.fetchBytes(url),
		});
		expect(written).toEqual([]);
		expect(skippedAssets).toEqual(
			expect.arrayContaining([
				"“rules.pdf”",
				"“4hxK1” without a file",
				"a second “rig.jpg”",
				"“Hero Golden.JPEG” (a second “hero-golden.jpg”)",
				expect.stringMatching(/^“rope.jpg” \(Error: ENOENT/),
				expect.stringMatching(/^“notes.jpg” \(a file that cannot be read/),
			]),
		);
		expect(skippedAssets).toHaveLength(files.length);
		expect(await bytesIn(folder)).toEqual(before);
	});

	test("replaces a damaged picture of the folder", async () => {
		const folder = await contentFolder(frozenGym);
		await writeFile(`${folder}/images/rig.jpg`, "no picture");
		const { written } = await pullInto(folder, await spaceFrom(frozenGym));
		expect(written).toEqual(["images/rig.jpg"]);
	});

	test("writes the coaches in the order of the space", async () => {
		const folder = await newFolder();
		const space = await spaceFrom(frozenGym);
		space.set(
			"list-coaches",
			"entries",
			["priya", "maren", "theo"].map((name) =>
				linkTo("Entry", `coach-${name}`),
			),
		);
		await pullInto(folder, space);
		const text = (await textsIn(folder)).get("coaches.yaml") ?? "";
		expect([...text.matchAll(/^(\w+):$/gm)].map(([, name]) => name)).toEqual([
			"priya",
			"maren",
			"theo",
		]);
		expect(text.length).toBe(
			(await readFile(`${frozenGym}/coaches.yaml`, "utf8")).length,
		);
	});

	test("writes a new article with a rich text, but removes a deleted one", async () => {
		const folder = await newFolder();
		const space = await spaceFrom(frozenGym);
		await pullInto(folder, space);
		space.remove("article-rest-days");
		space.publish({
			sys: entrySys("article", "7rest"),
			fields: inEnglish({
				slug: "sleep-first",
				title: "Sleep first",
				excerpt:
					"What an hour more does for your squat, and how to find that hour on a Tuesday.",
				keywords: ["sleep", "recovery"],
				category: "training",
				author: "Maren Okafor",
				date: "2026-11-20",
				relatedService: "/group-classes",
				photo_file: linkTo("Asset", "rig.jpg"),
				photo_alt: "The rig at dusk",
				body: {
					nodeType: "document",
					content: [
						{ nodeType: "heading-2", content: [textNode("Go to bed")] },
						{
							nodeType: "paragraph",
							content: [
								textNode("An hour "),
								textNode("earlier", "bold"),
								textNode("."),
							],
						},
						{ nodeType: "paragraph", content: [textNode("")] },
					],
				},
			}),
		});
		const { written, removed } = await pullInto(folder, space);
		expect(written).toEqual(["articles/sleep-first.md"]);
		expect(removed).toEqual(["articles/rest-days.md"]);
		expect(await readdir(`${folder}/articles`)).not.toContain("rest-days.md");
		expect(
			await readFile(`${folder}/articles/sleep-first.md`, "utf8"),
		).toBe(`---
title: Sleep first
excerpt: What an hour more does for your squat, and how to find that hour on a Tuesday.
keywords: [sleep, recovery]
category: training
author: Maren Okafor
date: November 20, 2026
relatedService: /group-classes
photo:
  file: rig.jpg
  alt: The rig at dusk
---

## Go to bed

An hour **earlier**.
`);
	});

	test("reads drafts page by page into an empty folder", async () => {
		const folder = await newFolder();
		const space = await spaceFrom(frozenGym);
		await pullInto(folder, space, { areDrafts: true });
		expect(await bytesIn(folder)).toEqual(await bytesIn(frozenGym));
		const [first, ...laterRequests] = space.requests.filter((request) =>
			request.startsWith("entries"),
		);
		expect(first).not.toContain("pageNext");
		expect(laterRequests.length).toBeGreaterThan(1);
		expect(laterRequests).toEqual(
			laterRequests.map((_, index) =>
				expect.stringContaining(`pageNext=${20 * (index + 1)}`),
			),
		);
	});

	test("does not write an article that is deleted while it reads the space", async () => {
		const folder = await newFolder();
		const space = await spaceFrom(frozenGym);
		space.onFirstPage = () => space.remove("article-rest-days");
		await pullInto(folder, space);
		expect(await readdir(`${folder}/articles`)).not.toContain("rest-days.md");
	});

	test("lists the files that would change, without writing them, if isWriting is false", async () => {
		const folder = await contentFolder();
		const before = await bytesIn(folder);
		const space = await spaceFrom(folder);
		space.set("gym-1", "phone", "(206) 555-0199");
		const { written } = await pullInto(folder, space, { isWriting: false });
		expect(written).toEqual(["site.yaml"]);
		expect(await bytesIn(folder)).toEqual(before);
	});
});

function asset(fileName: string, contentType: string) {
	return {
		fileName,
		contentType,
		url: `//images.ctfassets.net/gym/2/${fileName}`,
	};
}

function textNode(value: string, ...marks: string[]) {
	return { nodeType: "text", value, marks: marks.map((type) => ({ type })) };
}
