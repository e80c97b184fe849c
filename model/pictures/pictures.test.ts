import { describe, expect, test } from "vitest";
import { createImages, cropTo, type ImageMaster } from "./pictures.ts";

const hall: ImageMaster = {
	file: "hall.jpg",
	path: "/content/images/hall.jpg",
	width: 2000,
	height: 1000,
	hash: "0011aabb",
};
const logo = { ...hall, file: "mark.svg", path: "/content/images/mark.svg" };

function imagesOf(master = hall) {
	return createImages(
		new Map([
			[master.file, master],
			["mark.svg", logo],
		]),
	);
}

test.each([
	[
		"the whole picture without an aspect ratio",
		undefined,
		[50, 50],
		[0, 0, 2000, 1000],
	],
	[
		"right of the center for a focal point there",
		[4, 5],
		[75, 50],
		[900, 0, 800, 1000],
	],
	[
		"the upper part for a focal point at the top",
		[4, 1],
		[50, 0],
		[0, 0, 2000, 500],
	],
] as const)(
	"a crop is %s",
	(_what, aspect, focus, [left, top, width, height]) => {
		expect(cropTo(hall, aspect, focus)).toEqual({ left, top, width, height });
	},
);

describe("a picture on a page", () => {
	const photo = { file: "hall.jpg", alt: "The hall" };
	const use = {
		aspect: [1, 1],
		widths: [400, 800, 1200],
		sizes: "50vw",
	} as const;

	test("has AVIF files in the widths that its crop allows", () => {
		const {
			srcSet,
			src: _,
			width,
			height,
			...rest
		} = imagesOf().request(photo, use);
		expect(rest).toEqual({
			alt: "The hall",
			sizes: "50vw",
		});
		expect([width, height]).toEqual([800, 800]);
		expect(srcSet).toEqual({
			avif: expect.stringMatching(
				/^\/images\/hall-400x400-[0-9a-f]{8}\.avif 400w, \/images\/hall-800x800-[0-9a-f]{8}\.avif 800w$/,
			),
		});
	});

	test("has one JPEG of 960 px width for all crops", () => {
		const images = imagesOf();
		const wide = images.request(photo, { widths: [1600], sizes: "100vw" });
		const square = images.request({ ...photo, focus: [80, 50] }, use);
		expect(wide.src).toMatch(/^\/images\/hall-960x480-[0-9a-f]{8}\.jpg$/);
		expect(square.src).toBe(wide.src);
	});

	test("is not enlarged if it is smaller than all requested widths", () => {
		const small = { ...hall, width: 300, height: 300 };
		const { width, srcSet } = imagesOf(small).request(photo, use);
		expect(width).toBe(300);
		expect(srcSet.avif).toMatch(/^\/images\/hall-300x300-\w{8}\.avif 300w$/);
	});

	test("is recorded with the aspect ratios of its crops", () => {
		const images = imagesOf();
		for (const aspect of [
			[1, 1],
			[4, 5],
			[4, 5],
		] as const)
			images.request(photo, { ...use, aspect });
		images.request(photo, { widths: [400], sizes: "" });
		expect([...(images.aspectRatios.get(photo) ?? [])]).toEqual(["1:1", "4:5"]);
	});
});

const avifUrls = (master: ImageMaster, focus: [number, number]) =>
	imagesOf(master).request(
		{ file: "hall.jpg", alt: "The hall", focus },
		{ aspect: [1, 1], widths: [400], sizes: "50vw" },
	).srcSet.avif;
const avifUrlsBefore = avifUrls(hall, [50, 50]);

test("the URL of a picture depends on its hash and its crop, but not on its folder", () => {
	expect(avifUrls({ ...hall, hash: "ffff0000" }, [50, 50])).not.toBe(
		avifUrlsBefore,
	);
	expect(avifUrls(hall, [80, 50])).not.toBe(avifUrlsBefore);
	expect(avifUrls({ ...hall, path: "/elsewhere" }, [50, 50])).toBe(
		avifUrlsBefore,
	);
});

test("an SVG is copied unchanged to a URL with its hash", () => {
	const images = imagesOf();
	expect(images.publishUnchanged("mark.svg")).toBe("/images/mark-0011aabb.svg");
	expect([...images.copies]).toEqual([
		["/images/mark-0011aabb.svg", "/content/images/mark.svg"],
	]);
});
