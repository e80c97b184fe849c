import { expect, test } from "vitest";
import { heroPicture } from "./hero-picture.ts";
import { createImages } from "./pictures.ts";

test("IMG-03 the hero has one file per format for narrow, middle and wide windows, 1600 px at most", () => {
	const wide = {
		file: "wide.jpg",
		path: "/wide.jpg",
		width: 2400,
		height: 1350,
		placeholderColor: "432",
		hash: "0011aabb",
	};
	const picture = heroPicture(createImages(new Map([["wide.jpg", wide]])), {
		file: "wide.jpg",
		alt: "",
		focus: [70, 50],
	});
	expect(picture.variants.map(({ media }) => media)).toEqual([
		"(max-width: 767px)",
		"(min-width: 768px) and (max-width: 1199px)",
		"(min-width: 1200px)",
	]);
	expect(picture.variants.map(({ avif }) => avif)).toEqual([
		expect.stringMatching(/^\/images\/wide-640x640-\w{8}\.avif$/),
		expect.stringMatching(/^\/images\/wide-1200x675-\w{8}\.avif$/),
		expect.stringMatching(/^\/images\/wide-1600x900-\w{8}\.avif$/),
	]);
	expect(picture).toMatchObject({
		src: expect.stringMatching(/^\/images\/wide-960x540-\w{8}\.jpg$/),
		width: 1600,
		height: 900,
	});
});
