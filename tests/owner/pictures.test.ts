import { describe, expect, test } from "vitest";
import {
	type BuiltPage,
	builtPages,
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
			(image) => image.getAttribute("loading") !== "lazy",
		);
		// On the list, the first cards of the selected tab load eagerly (TIPS-05).
		const isList = ["/fitness-tips", "/blog"].includes(page.path);
		expect(eager.length).toBeLessThanOrEqual(isList ? 3 : 1);
		if (!isList && eager[0]) expect(eager[0]).toBe(images[0]);
		for (const image of eager)
			expect(image.getAttribute("fetchpriority")).toBe(
				image === eager[0] ? "high" : null,
			);
	});

	test("are preloaded by the head exactly if they have high fetch priority", () => {
		const first = picturesIn(page).filter((picture) =>
			picture.querySelector('img[fetchpriority="high"]'),
		);
		const preloaded = page
			.all('link[rel="preload"]')
			.map(
				(link) => link.getAttribute("imagesrcset") ?? link.getAttribute("href"),
			);
		expect(preloaded).toEqual(
			first
				.flatMap((picture) => [...picture.querySelectorAll("source")])
				.map((source) => source.getAttribute("srcset")),
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
			const image = picture.querySelector("img");
			const declaredRatio =
				Number(image?.getAttribute("width")) /
				Number(image?.getAttribute("height"));
			// A hero has several AVIFs. Its width and height attributes are those of the last,
			// which is for wide viewports.
			const shape = /-(\d+)x(\d+)-/.exec(
				addressesIn(picture).findLast((address) => address.endsWith(".avif")) ??
					"",
			);
			expect(declaredRatio, image?.getAttribute("src") ?? "no src").toBeCloseTo(
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
		.filter((picture) => [...picture.querySelectorAll("img")].every(isOurs));
}

function isOurs(image: Element): boolean {
	return image.getAttribute("src")?.startsWith("/images/") ?? false;
}

/** Returns a picture's URLs in the browser's order of preference. */
function addressesIn(picture: Element): string[] {
	return [...picture.querySelectorAll("source, img")]
		.flatMap((element) => [
			...srcsetAddresses(element.getAttribute("srcset") ?? ""),
			element.getAttribute("src") ?? "",
		])
		.filter((address) => address !== "");
}
