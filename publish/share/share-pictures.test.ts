import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageMeta } from "#model/views/page-meta.ts";
import { frozen } from "../../tests/support/gyms.ts";
import { samplePage } from "../../tests/support/sample-page.ts";
import { designColors } from "../seo/design-colors.ts";
import { sharePicture } from "./share-pictures.ts";

const content = frozen.content();
const colors = await designColors();

describe("the share picture of a page", () => {
	let cache: string;
	beforeAll(async () => {
		cache = await mkdtemp(join(tmpdir(), "share-"));
	});
	afterAll(() => rm(cache, { recursive: true }));
	const share = (page: PageMeta) => sharePicture(page, content, colors, cache);

	test("is a JPEG of 1200 × 630 px with less than 200 kB", async () => {
		const { address, path } = await share(samplePage("/pricing", "Prices"));
		expect(address).toMatch(/^\/share\/pricing-[0-9a-f]{8}\.jpg$/);
		const { width, height, format, size } = await sharp(
			await sharp(path).toBuffer(),
		).metadata();
		expect({ width, height, format }).toEqual({
			width: 1200,
			height: 630,
			format: "jpeg",
		});
		expect(size).toBeLessThan(200_000);
	});

	test("has the theme color behind a transparent photograph", async () => {
		const file = join(cache, "cut.png");
		await sharp({
			create: { width: 1600, height: 900, channels: 4, background: "#0000" },
		}).toFile(file);
		const cut = { width: 1600, height: 900, path: file, hash: "c01dc0de" };
		const gym = frozen.withPicture("hero.jpg", cut).content();
		const { path } = await sharePicture(
			samplePage("/", "Home"),
			gym,
			colors,
			cache,
		);
		const pixel = await sharp(path)
			.extract({ left: 1190, top: 5, width: 1, height: 1 })
			.raw()
			.toBuffer();
		const background = Buffer.from(colors.theme.slice(1), "hex");
		for (const [index, channel] of pixel.entries())
			expect(Math.abs(channel - (background[index] ?? 0))).toBeLessThan(8);
	});

	test.each([
		"Tips",
		"A title of middling length for a page",
		"A very long title that goes on for longer than any page of this site ever would, and then some more",
	])("keeps the title above the barbell: %s", async (title) => {
		const { path } = await share(samplePage("/somewhere", title));
		const bright = await brightRows(path);
		// In the rows between the logo and the barbell, only the title is bright.
		expect(bright.some((row) => row > 158 && row < 420)).toBe(true);
		expect(bright.filter((row) => row > 422 && row < 430)).toEqual([]);
	});

	test.each([
		["Łąka", "Źąka"],
		["ılık", "İlık"],
		["™", "№"],
		["½ hour", "¾ hour"],
		["⅓ off", "⅔ off"],
		["Warm\u2011up", "Warmup"],
	])(
		"renders different characters with different glyphs: %s, %s",
		async (one, other) => {
			const drawings = await Promise.all(
				[one, other].map(async (title) => {
					const picture = await share(samplePage("/pricing", title));
					expect(picture.warnings).toEqual([]);
					return sharp(picture.path).raw().toBuffer();
				}),
			);
			expect(drawings[0]?.equals(drawings[1] ?? Buffer.alloc(0))).toBe(false);
		},
	);

	test.each([
		["王伟 and 🏋️‍♀️ at noon → here", "and at noon here", "王 伟 🏋️‍♀️ →"],
		["Женя and Ωmega", "and mega", "Ж е н я Ω"],
		["שלום", content.site.name, "ש ל ו ם"],
	])(
		"omits characters that its fonts lack, with a warning: %s",
		async (title, drawableTitle, omitted) => {
			const picture = await share(samplePage("/pricing", title));
			expect(picture.address).toBe(
				(await share(samplePage("/pricing", drawableTitle))).address,
			);
			expect(picture.warnings).toEqual([
				`Share pictures leave out ${omitted} of “${title}”, because their fonts lack them`,
			]);
		},
	);

	test.each([
		["Mai Nguyễn", "Mai Nguyen"],
		["ﬁt ① for all™️", "fit 1 for allTM"],
	])(
		"replaces a character that its fonts lack with a plain one: %s",
		async (title, drawableTitle) => {
			const picture = await share(samplePage("/pricing", title));
			expect(picture).toEqual(
				await share(samplePage("/pricing", drawableTitle)),
			);
			expect(picture.warnings).toEqual([]);
		},
	);
});

async function brightRows(path: string): Promise<number[]> {
	const { data, info } = await sharp(path)
		.extract({ left: 72, top: 0, width: 240, height: 630 })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return Array.from({ length: info.height }, (_, row) => row).filter((row) =>
		data
			.subarray(row * info.width, (row + 1) * info.width)
			.some((value) => value > 150),
	);
}
