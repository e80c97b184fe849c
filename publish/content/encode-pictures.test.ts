import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createImages } from "#model/pictures/pictures.ts";
import { formatProblem } from "#model/text/content-error.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import {
	encodePicture,
	encodePictures,
	writePictures,
} from "./encode-pictures.ts";
import { readImages } from "./image-masters.ts";

/** Creates a folder with an SVG and a photograph that is red on the left and blue on the right. */
async function imageFolder(): Promise<string> {
	const folder = await temporaryFolder();
	await sharp({
		create: { width: 40, height: 60, channels: 3, background: "#f00" },
	})
		.extend({ right: 40, background: "#00f" })
		.toFile(join(folder, "flag.png"));
	await writeFile(
		join(folder, "mark.svg"),
		'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><path d="M0 0H10V20H0Z"/></svg>',
	);
	await writeFile(join(folder, "notes.txt"), "not a picture");
	return folder;
}

test("readImages returns the size and a hash of each picture, keyed by file name", async () => {
	const folder = await imageFolder();
	const { images: masters } = await readImages(folder);
	expect([...masters.keys()]).toEqual(["flag.png", "mark.svg"]);
	expect(masters.get("flag.png")).toEqual({
		file: "flag.png",
		path: join(folder, "flag.png"),
		width: 80,
		height: 60,
		hash: expect.stringMatching(/^[0-9a-f]{8}$/),
	});
	expect(masters.get("mark.svg")).toMatchObject({ width: 10, height: 20 });
});

test("the published folder contains exactly the picture files that pages request", async () => {
	const folder = await imageFolder();
	const images = createImages((await readImages(folder)).images);
	const { srcSet, src } = images.request(
		{ file: "flag.png", alt: "A flag", focus: [100, 50] },
		{ aspect: [1, 2], widths: [20], sizes: "20px" },
	);
	const icon = images.publishUnchanged("mark.svg");
	const photo = { file: "flag.png", focus: [100, 50] as [number, number] };
	const webp = images.file(photo, 20, "webp", [1, 2]);
	const jpg = images.file(photo, 20, "jpg", [1, 2]);
	await writePictures(images, join(folder, "cache"), join(folder, "out"));

	const published = (await readdir(join(folder, "out/images"))).map(
		(file) => `/images/${file}`,
	);
	const requested = [srcSet.avif.split(" ")[0] ?? "", webp, jpg];
	expect(new Set(published)).toEqual(new Set([...requested, src, icon]));
	for (const [index, format] of ["heif", "webp", "jpeg"].entries()) {
		const image = sharp(join(folder, "out", requested[index] ?? ""));
		expect(await image.metadata()).toMatchObject({
			format,
			width: 20,
			height: 40,
		});
		// The right edge is blue.
		const [red = 0, , blue = 0] = await image
			.resize(1, 1)
			.removeAlpha()
			.raw()
			.toBuffer();
		expect(red).toBeLessThan(40);
		expect(blue).toBeGreaterThan(200);
	}
	expect(await readFile(join(folder, "out", icon))).toEqual(
		await readFile(join(folder, "mark.svg")),
	);
});

test("a photo with EXIF rotation is measured and encoded upright", async () => {
	const folder = await imageFolder();
	// EXIF orientation 6 rotates by 90°, so that the left half is on top.
	await sharp(join(folder, "flag.png"))
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(join(folder, "phone.jpg"));
	const { images: masters } = await readImages(folder);
	expect(masters.get("phone.jpg")).toMatchObject({ width: 60, height: 80 });

	const images = createImages(masters);
	images.file({ file: "phone.jpg", focus: [50, 0] }, 60, "jpg", [3, 2]);
	const [file] = images.files.values();
	if (!file) throw new Error("no file was requested");
	const image = sharp(await encodePicture(file, join(folder, "cache")));
	expect(await image.metadata()).toMatchObject({ width: 60, height: 40 });
	const [red = 0, , blue = 0] = await image.resize(1, 1).raw().toBuffer();
	expect(red).toBeGreaterThan(200);
	expect(blue).toBeLessThan(40);
});

describe("transparency", () => {
	const drawing = sharp({
		create: { width: 40, height: 40, channels: 4, background: "#0000" },
	}).composite([
		{
			input: Buffer.from(
				'<svg width="40" height="40"><circle cx="20" cy="20" r="12" fill="#0a0"/></svg>',
			),
		},
	]);
	const kinds = {
		"with an alpha channel": drawing.clone().png(),
		"in 16 bits": drawing.clone().toColorspace("rgb16").png(),
	};

	test.each(Object.entries(kinds))(
		"a picture %s stays transparent, but has the card's color as a JPG",
		async (_kind, picture) => {
			const folder = await temporaryFolder();
			await picture.toFile(join(folder, "cut.png"));
			const { images: masters } = await readImages(folder);
			const images = createImages(masters);
			const view = images.request(
				{ file: "cut.png", alt: "A circle" },
				{ widths: [40], sizes: "40px" },
			);
			expect(view).toHaveProperty("isTransparent", true);
			images.file({ file: "cut.png" }, 40, "webp");
			for (const file of images.files.values()) {
				const corner = await sharp(
					await encodePicture(file, join(folder, "cache")),
				)
					.extract({ left: 0, top: 0, width: 1, height: 1 })
					.toColorspace("srgb")
					.raw()
					.toBuffer();
				const [red = 0, green = 0, blue = 0, alpha = 255] = corner;
				if (file.format === "jpg") {
					// The corner has the light theme's card color.
					expect(Math.min(red, green, blue)).toBeGreaterThan(245);
				} else expect(alpha).toBeLessThan(8);
			}
		},
	);
});

test("readImages reports every picture file that it cannot read", async () => {
	const folder = await imageFolder();
	await writeFile(join(folder, "notes.jpg"), "not a picture");
	await writeFile(join(folder, "empty.svg"), "");
	const { images, broken } = await readImages(folder);
	expect([...images.keys()]).toEqual(["flag.png", "mark.svg"]);
	expect(broken.map(formatProblem)).toEqual([
		expect.stringMatching(
			/^content\/images\/empty\.svg: expected an SVG drawing, got a file that cannot be read as one \(.+\)$/,
		),
		expect.stringMatching(
			/^content\/images\/notes\.jpg: expected a JPG or PNG picture, got a file that cannot be read as one \(.+\)$/,
		),
	]);
});

test("encodePictures skips existing files and leaves no temporary files", async () => {
	const folder = await imageFolder();
	const images = createImages((await readImages(folder)).images);
	for (const width of [10, 20, 30])
		images.file({ file: "flag.png" }, width, "jpg");
	const [first, ...otherFiles] = images.files.values();
	if (!first) throw new Error("no file was requested");
	const cache = join(folder, "cache");
	const path = await encodePicture(first, cache);
	const { mtimeMs } = await stat(path);
	await encodePictures([first, ...otherFiles], cache);
	expect((await stat(path)).mtimeMs).toBe(mtimeMs);
	expect(await readdir(join(path, ".."))).toEqual(
		[10, 20, 30].map((width) =>
			expect.stringMatching(new RegExp(`^flag-${width}x\\d+-\\w{8}\\.jpg$`)),
		),
	);
});
