import { expect, test } from "vitest";
import type { Content } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { categoryIds } from "#model/schema/article.ts";
import { frozen, second } from "../../tests/support/gyms.ts";
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
	"%s has a page at each of its addresses, but none at unknown addresses",
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
