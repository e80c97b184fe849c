import { expect, test } from "vitest";
import type { Content } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { categoryIds } from "#model/schema/article.ts";
import { keepWordsTogether } from "#model/text/line-breaks.ts";
import { frozen, second } from "../../tests/support/gyms.ts";
import { everyPageProps } from "./every-page-props.ts";
import { pageAt } from "./pages.ts";

/** A gym with all optional content: events, landing pages, and a category with several pages. */
function gym(): Content {
	const content = frozen.content();
	const [first = expect.fail("no article")] = content.articles;
	const more = Array.from({ length: 60 }, (_, index) => ({
		...first,
		slug: `more-${index}`,
	}));
	return { ...content, articles: [...content.articles, ...more] };
}

test.each([
	["the frozen gym", gym()],
	["the second gym", second.content()],
])(
	"%s has a page at each of its addresses, and at no other",
	(_gym, content) => {
		for (const path of addressesOf(content))
			expect(pageAt(path, content)?.path, path).toBe(path);
		for (const path of [
			"/nope",
			"/blog/nope",
			"/fitness-tips/nope/more-1",
			"/nope/more-1",
			...categoryIds.flatMap((id) =>
				["1", "02", "2.5", "9"].map(
					(number) => `/fitness-tips/${id}/page/${number}`,
				),
			),
		])
			expect(pageAt(path, content), path).toBeUndefined();
	},
);

test("the pictures are checked and encoded for the very props that the pages receive", () => {
	const content = gym();
	const images = createImages(content.images);
	const props = everyPageProps(content, images);
	const requested = new Set(images.files.keys());
	expect(props.size).toBeGreaterThan(60);
	for (const [path, made] of props)
		expect(pageAt(path, content)?.make(content, images).props, path).toEqual(
			keepWordsTogether(made),
		);
	// /blog and the short addresses of articles repeat the content of other addresses.
	for (const path of addressesOf(content))
		pageAt(path, content)?.make(content, images);
	expect(new Set(images.files.keys())).toEqual(requested);
});
