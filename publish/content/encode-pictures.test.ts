import {
	mkdtemp,
	readdir,
	readFile,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createPicturePipeline } from "#model/pictures/pictures.ts";
import {
	encodePicture,
	encodePictures,
	publishPictures,
	tellProgress,
} from "./encode-pictures.ts";
import { readImageMasters } from "./image-masters.ts";

/** A folder with a photograph, red on its left and blue on its right half, and a drawing. */
async function imageFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "images-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const half = (background: string) =>
		sharp({ create: { width: 40, height: 60, channels: 3, background } })
			.png()
			.toBuffer();
	await sharp({
		create: { width: 80, height: 60, channels: 3, background: "#f00" },
	})
		.composite([{ input: await half("#00f"), left: 40, top: 0 }])
		.png()
		.toFile(join(folder, "flag.png"));
	await writeFile(
		join(folder, "mark.svg"),
		'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><path d="M0 0H10V20H0Z"/></svg>',
	);
	await writeFile(join(folder, "notes.txt"), "not a picture");
	return folder;
}

test("masters are known by name, with size, average color and a hash of their bytes", async () => {
	const folder = await imageFolder();
	const masters = await readImageMasters(folder);
	expect([...masters.keys()]).toEqual(["flag.png", "mark.svg"]);
	expect(masters.get("flag.png")).toEqual({
		file: "flag.png",
		path: join(folder, "flag.png"),
		width: 80,
		height: 60,
		placeholderColor: "808",
		hash: expect.stringMatching(/^[0-9a-f]{8}$/),
	});
	expect(masters.get("mark.svg")).toMatchObject({ width: 10, height: 20 });
});

test("a picture that has not changed is not decoded again", async () => {
	const folder = await imageFolder();
	const first = await readImageMasters(folder);
	const again = await readImageMasters(folder);
	expect(again.get("flag.png")).toBe(first.get("flag.png"));
});

test("a replaced photograph has another hash", async () => {
	const folder = await imageFolder();
	const before = (await readImageMasters(folder)).get("flag.png")?.hash;
	await sharp({
		create: { width: 8, height: 6, channels: 3, background: "#0f0" },
	})
		.png()
		.toFile(join(folder, "flag.png"));
	expect((await readImageMasters(folder)).get("flag.png")?.hash).not.toBe(
		before,
	);
});

test("the published folder holds every file that a page asked for, in its format and size, and nothing else", async () => {
	const folder = await imageFolder();
	const pipeline = createPicturePipeline(await readImageMasters(folder));
	const { srcSet, src } = pipeline.picture(
		{ file: "flag.png", alt: "A flag", focus: [100, 50] },
		{ aspect: [1, 2], widths: [20], sizes: "20px" },
	);
	const icon = pipeline.copy("mark.svg");
	const webp = pipeline.file(
		{ file: "flag.png", focus: [100, 50] },
		20,
		"webp",
		[1, 2],
	);
	await publishPictures(pipeline, join(folder, "cache"), join(folder, "out"));

	const published = (await readdir(join(folder, "out/images"))).map(
		(file) => `/images/${file}`,
	);
	const asked = [srcSet.avif.split(" ")[0] ?? "", webp, src];
	expect(new Set(published)).toEqual(new Set([...asked, icon]));
	for (const [index, format] of ["heif", "webp", "jpeg"].entries()) {
		const image = sharp(join(folder, "out", asked[index] ?? ""));
		expect(await image.metadata()).toMatchObject({
			format,
			width: 20,
			height: 40,
		});
		// The right edge: all blue.
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

test("a phone's photograph stands upright, in its shape and in what is published", async () => {
	const folder = await imageFolder();
	// Lying on its side as the camera has it: 6 says to turn it by a quarter, so that its left half comes on top.
	await sharp(join(folder, "flag.png"))
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(join(folder, "phone.jpg"));
	const masters = await readImageMasters(folder);
	expect(masters.get("phone.jpg")).toMatchObject({ width: 60, height: 80 });

	const pipeline = createPicturePipeline(masters);
	// Of the upper half.
	pipeline.file({ file: "phone.jpg", focus: [50, 0] }, 60, "jpg", [3, 2]);
	const [file] = pipeline.files.values();
	if (!file) throw new Error("nothing was ordered");
	const image = sharp(await encodePicture(file, join(folder, "cache")));
	expect(await image.metadata()).toMatchObject({ width: 60, height: 40 });
	const [red = 0, , blue = 0] = await image.resize(1, 1).raw().toBuffer();
	expect(red).toBeGreaterThan(200);
	expect(blue).toBeLessThan(40);
});

test("files that are no pictures are named, all at once", async () => {
	const folder = await imageFolder();
	await writeFile(join(folder, "notes.jpg"), "not a picture");
	await writeFile(join(folder, "empty.svg"), "");
	const said = await readImageMasters(folder).catch((error) => error.message);
	expect(said).toMatch(
		/^The content folder has 2 mistake\(s\):\ncontent\/images\/empty\.svg: expected an SVG drawing, got a file that cannot be read as one \(.+\)\ncontent\/images\/notes\.jpg: expected a JPG or PNG picture, got a file that cannot be read as one \(.+\)$/,
	);
});

test("what is in the cache is not encoded again, and no half file is left there", async () => {
	const folder = await imageFolder();
	const pipeline = createPicturePipeline(await readImageMasters(folder));
	pipeline.file({ file: "flag.png" }, 40, "jpg");
	const [file] = pipeline.files.values();
	if (!file) throw new Error("nothing was ordered");
	const cache = join(folder, "cache");
	const path = await encodePicture(file, cache);
	const { mtimeMs } = await stat(path);
	expect(await encodePicture(file, cache)).toBe(path);
	expect((await stat(path)).mtimeMs).toBe(mtimeMs);
	expect(await readdir(join(path, ".."))).toEqual([
		expect.stringMatching(/^flag-40x30-\w{8}\.jpg$/),
	]);
});

test("two builds at the same time both get the same picture, and neither leaves a half file", async () => {
	const folder = await imageFolder();
	const pipeline = createPicturePipeline(await readImageMasters(folder));
	pipeline.file({ file: "flag.png" }, 40, "avif");
	const [file] = pipeline.files.values();
	if (!file) throw new Error("nothing was ordered");
	const cache = join(folder, "cache");
	const paths = await Promise.all(
		Array.from({ length: 4 }, () => encodePicture(file, cache)),
	);
	expect(new Set(paths).size).toBe(1);
	const [path = ""] = paths;
	expect(await sharp(path).metadata()).toMatchObject({ width: 40, height: 30 });
	expect(await readdir(join(path, ".."))).toHaveLength(1);
});

test("only what is missing is encoded, and the build says how far it is", async () => {
	const folder = await imageFolder();
	const pipeline = createPicturePipeline(await readImageMasters(folder));
	for (const width of [10, 20, 30])
		pipeline.file({ file: "flag.png" }, width, "jpg");
	const [first, ...others] = pipeline.files.values();
	if (!first) throw new Error("nothing was ordered");
	const cache = join(folder, "cache");
	await encodePicture(first, cache);
	const progress: number[][] = [];
	const report = (...counts: number[]) => progress.push(counts);
	await encodePictures([first, ...others], cache, report);
	expect(progress).toEqual([
		[1, 2],
		[2, 2],
	]);
	await encodePictures([first, ...others], cache, report);
	expect(progress).toHaveLength(2);
});

test("progress is one line on a terminal, and a line for each tenth in a log", () => {
	const written = (isTTY: boolean, total: number) => {
		let text = "";
		const write = (line: string | Uint8Array) => {
			text += line;
			return true;
		};
		for (let done = 1; done <= total; done += 1)
			tellProgress(done, total, { isTTY, write });
		return text;
	};
	const log = written(false, 340).trimEnd().split("\n");
	expect(log).toHaveLength(10);
	expect([log[0], log.at(-1)]).toEqual([
		"pictures 34 of 340",
		"pictures 340 of 340",
	]);
	expect(written(true, 2)).toBe(
		"\u001b[Kpictures 1 of 2\r\u001b[Kpictures 2 of 2\n",
	);
});
