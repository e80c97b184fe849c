import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPages,
	type Element,
	elementsIn,
	linkTags,
	srcsetAddresses,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const pages = builtPages(builds.published).filter(
	(page) => picturesIn(page).length > 0,
);

describe.each(pages)("the pictures of $path", (page) => {
	const images = page.all("img").filter(isOurs);

	test("load lazily except the first, or at most three on lists of articles", () => {
		const eager = images.filter(
			(image) => attribute(image, "loading") !== "lazy",
		);
		// On the list, the first cards of the selected tab load eagerly (TIPS-05).
		const isList = ["/fitness-tips", "/blog"].includes(page.path);
		expect(eager.length).toBeLessThanOrEqual(isList ? 3 : 1);
		if (!isList && eager[0]) expect(eager[0]).toBe(images[0]);
		for (const image of eager)
			expect(attribute(image, "fetchpriority")).toBe(
				image === eager[0] ? "high" : undefined,
			);
	});

	test("are preloaded by the head exactly if they have high fetch priority", () => {
		const first = picturesIn(page).filter((picture) =>
			elementsIn(picture, "img").some(
				(image) => attribute(image, "fetchpriority") === "high",
			),
		);
		const preloaded = linkTags(page, "preload").map(
			(link) => attribute(link, "imagesrcset") ?? attribute(link, "href"),
		);
		expect(preloaded).toEqual(
			first
				.flatMap((picture) => elementsIn(picture, "source"))
				.map((source) => attribute(source, "srcset")),
		);
	});

	test("are offered as AVIF first, JPEG last, and at most WebP between (C-23)", () => {
		for (const picture of picturesIn(page)) {
			const files = addressesIn(picture).map((address) =>
				address.replace(/.*\./, ""),
			);
			expect([...new Set(files)].toSorted()).toEqual(
				files.includes("webp") ? ["avif", "jpg", "webp"] : ["avif", "jpg"],
			);
			expect([files[0], files.at(-1)]).toEqual(["avif", "jpg"]);
		}
	});

	test("declare the aspect ratio of their AVIF, so that nothing shifts when they load", () => {
		for (const picture of picturesIn(page)) {
			const [image] = elementsIn(picture, "img");
			const declaredRatio =
				Number(image && attribute(image, "width")) /
				Number(image && attribute(image, "height"));
			// A hero has several AVIFs. Its width and height attributes are those of the last,
			// which is for wide viewports.
			const shape = /-(\d+)x(\d+)-/.exec(
				addressesIn(picture).findLast((address) => address.endsWith(".avif")) ??
					"",
			);
			expect(declaredRatio, image && place(image)).toBeCloseTo(
				Number(shape?.[1]) / Number(shape?.[2]),
				1,
			);
		}
	});
});

/** Omits pictures in cloud storage. */
function picturesIn(page: BuiltPage): Element[] {
	return page
		.all("picture")
		.filter((picture) => elementsIn(picture, "img").every(isOurs));
}

function isOurs(image: Element): boolean {
	return attribute(image, "src")?.startsWith("/images/") ?? false;
}

/** Returns a picture's URLs in the browser's order of preference. */
function addressesIn(picture: Element): string[] {
	return elementsIn(picture, "source", "img")
		.flatMap((element) => [
			...srcsetAddresses(attribute(element, "srcset") ?? ""),
			attribute(element, "src") ?? "",
		])
		.filter((address) => address !== "");
}

function place(image: Element): string {
	return attribute(image, "src") ?? "a picture without src";
}
