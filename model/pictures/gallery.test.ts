import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import type { Gallery } from "../schema/gallery.ts";
import { galleryView } from "./gallery.ts";
import { createImages } from "./pictures.ts";

const content = second.content();
const images = createImages(content.images);

const host = "https://images.harborlane.example";
const view = (...galleryImages: Gallery["images"]) =>
	galleryView(content, images, { title: "Deck", images: galleryImages });

test("ENT-04 a stored picture has an original and a WebP version, or one file for both", () => {
	const both = {
		original: `${host}/a.jpg`,
		webp: `${host}/a.webp`,
		alt: "A",
	};
	const one = { original: `${host}/b`, alt: "B" };
	expect(
		view(both, one).images.map(({ original, webp }) => [original, webp]),
	).toEqual([
		[`${host}/a.jpg`, `${host}/a.webp`],
		[`${host}/b`, `${host}/b`],
	]);
});

test("a stored picture is requested in widths from 400 at quality 75", () => {
	const [image] = view({ original: `${host}/a.jpg`, alt: "A" }).images;
	expect(image?.picture).toMatchObject({
		alt: "A",
		width: 400,
		height: 286,
		src: `${host}/a.jpg?w=400&q=75`,
	});
	expect(image?.picture.srcSet.webp).toBe(
		[400, 800, 1280]
			.map((width) => `${host}/a.jpg?w=${width}&q=75 ${width}w`)
			.join(", "),
	);
});

test.each([
	["on another host", "https://elsewhere.example/a.jpg"],
	["without https", "http://images.harborlane.example/a.jpg"],
	["on a lookalike host", `${host}.elsewhere.example/a.jpg`],
	["on another port of the storage host", `${host}:8443/a.jpg`],
	["with the storage host as user name", `${host}@elsewhere.example/a.jpg`],
	["with a javascript: URL", "javascript:alert(1)"],
	["with an empty URL", ""],
])("GAL-07 IMG-01 a picture %s is omitted and counted", (_source, address) => {
	const gallery = view(
		{ original: address, alt: "A" },
		{ original: `${host}/b.jpg`, webp: address, alt: "B" },
		{ original: `${host}/c.jpg`, alt: "C" },
	);
	expect(gallery.images.map(({ original }) => original)).toEqual([
		`${host}/c.jpg`,
	]);
	expect(gallery.omittedCount).toBe(2);
	expect(JSON.stringify(gallery)).not.toContain("elsewhere");
});
