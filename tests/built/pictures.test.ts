import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
	around,
	attribute,
	type BuiltPage,
	builtPages,
	type Element,
	srcsetAddresses,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const client = join(builds.published, "client");

describe.each(builtPages().filter((page) => page.all("img").length > 0))(
	"the pictures of $path",
	(page) => {
		const images = page.all("img");

		test("each say what they show, or that they only decorate", () => {
			for (const image of images)
				expect(attribute(image, "alt"), place(image)).toBeDefined();
		});

		test("each keep their space free before they have loaded", () => {
			for (const image of images) {
				expect(attribute(image, "width"), place(image)).toMatch(/^[1-9]\d*$/);
				expect(attribute(image, "height"), place(image)).toMatch(/^[1-9]\d*$/);
			}
		});

		test("load late, but for the one behind the headline", () => {
			const eager = images.filter(
				(image) => attribute(image, "loading") !== "lazy",
			);
			// The first cards of the tab that shows are eager (TIPS-05), none of them before the others.
			if (["/fitness-tips", "/blog"].includes(page.path)) {
				expect(eager.length).toBe(3);
				for (const image of eager)
					expect(attribute(image, "fetchpriority")).not.toBe("high");
				return;
			}
			expect(eager.length).toBeLessThanOrEqual(1);
			for (const image of eager) {
				expect(image).toBe(images[0]);
				expect(attribute(image, "fetchpriority")).toBe("high");
			}
		});

		test("come as AVIF, then WebP, then JPEG", () => {
			for (const picture of page.all("picture")) {
				const files = addressesIn(page, picture).map((address) =>
					address.replace(/.*\./, ""),
				);
				expect([...new Set(files)]).toEqual(["avif", "webp", "jpg"]);
			}
		});

		test("are files of the site, as large as their names say", async () => {
			const addresses = [
				...new Set(
					page.all("picture").flatMap((picture) => addressesIn(page, picture)),
				),
			];
			expect(addresses.length).toBeGreaterThan(3);
			for (const address of addresses) {
				const [, width, height] =
					/^\/images\/[a-z0-9-]+?-(\d+)x(\d+)-[0-9a-f]{8}\.\w+$/.exec(
						address,
					) ?? [];
				const path = join(client, address);
				expect(existsSync(path), address).toBe(true);
				expect(await sharp(path).metadata()).toMatchObject({
					width: Number(width),
					height: Number(height),
				});
			}
		});

		test("announce the shape that they have, so that nothing moves when they come", () => {
			for (const image of images) {
				const [, width, height] =
					/-(\d+)x(\d+)-/.exec(attribute(image, "src") ?? "") ?? [];
				const announced =
					Number(attribute(image, "width")) /
					Number(attribute(image, "height"));
				expect(announced, place(image)).toBeCloseTo(
					Number(width) / Number(height),
					1,
				);
			}
		});
	},
);

/** The files that the browser may choose from, in its order. */
function addressesIn(page: BuiltPage, picture: Element): string[] {
	return page
		.all("source", "img")
		.filter((element) => around(element).includes(picture))
		.flatMap((element) => [
			...srcsetAddresses(attribute(element, "srcset") ?? ""),
			attribute(element, "src") ?? "",
		])
		.filter((address) => address !== "");
}

function place(image: Element): string {
	return attribute(image, "src") ?? "a picture without src";
}
