import { type BuiltPage, distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

/**
 * Returns the paths of a site's pages. If several articles have the same kinds of elements, returns
 * only one of them.
 */
export function visitedPaths(build: string = builds.published): string[] {
	const shapes = new Set<string>();
	return distinctPages(build)
		.filter((page) => {
			if (!page.path.startsWith("/fitness-tips/")) return true;
			const shape = shapeOf(page);
			const isNew = !shapes.has(shape);
			shapes.add(shape);
			return isNew;
		})
		.map(({ path }) => path.replace("/404", "/not-found"));
}

function shapeOf(page: BuiltPage): string {
	const names = [...page.main.querySelectorAll("*")].map(
		({ localName }) => localName,
	);
	return [...new Set(names)].toSorted().join(" ");
}
