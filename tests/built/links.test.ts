import { expect, test } from "vitest";
import {
	type BuiltPage,
	builtPages,
	isCanonical,
} from "../support/built/built-pages.ts";

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

test.each(pages)(
	"each link of $path with a hash has a target element",
	(page) => {
		const anchors = page.all("a").flatMap((link) => {
			const [path, fragment] = (link.getAttribute("href") ?? "").split("#");
			const target = path === "" ? page : byPath.get(path ?? "");
			return fragment && target ? [{ target, fragment }] : [];
		});
		expect(anchors.length).toBeGreaterThan(0);
		for (const { target, fragment } of anchors) {
			const ids = target.all("*").map((element) => element.getAttribute("id"));
			expect(ids, `${target.path}#${fragment}`).toContain(fragment);
		}
	},
);

test("no link points to a page that is not its own canonical URL", () => {
	const nonCanonicalPaths = new Set(
		pages.filter((page) => !isCanonical(page)).map(({ path }) => path),
	);
	const nonCanonicalLinks = pages.flatMap((page) =>
		linkedPaths(page)
			.filter((path) => nonCanonicalPaths.has(path))
			.map((path) => `${page.path} -> ${path}`),
	);
	expect(nonCanonicalLinks).toEqual([]);
});

/** The paths that a page links to on this site, without query and anchor. */
function linkedPaths({ all }: BuiltPage): string[] {
	return all('a[href^="/"]').map(
		(link) => link.getAttribute("href")?.split(/[?#]/)[0] ?? "",
	);
}
