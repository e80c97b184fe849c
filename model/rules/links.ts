import { articleAddresses } from "../articles/article-addresses.ts";
import { type Content, notFoundAddress, pages } from "../files.ts";
import { landingAddress } from "../pages/landing.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import type { BodyLink } from "../text/markdown.ts";
import { formatPath } from "../text/path.ts";
import { textsOf } from "../text/texts-of.ts";

/** The fields that hold a page's path; `relatedService` has a narrower rule of its own. */
const linkFields = new Set<PropertyKey>(["to", "thankYou"]);

/**
 * The paths that links within the site may name. A test compares them with those that are built
 * (react-router.config.ts).
 */
export function knownPaths({
	articles,
	landing,
}: {
	articles: readonly Pick<Content["articles"][number], "category" | "slug">[];
	landing: readonly Pick<Content["landing"][number], "slug">[];
}): Set<string> {
	const known = new Set([
		...pages.map(({ address }) => address),
		...articleAddresses(articles),
		...landing.map(({ slug }) => landingAddress(slug)),
	]);
	known.delete(notFoundAddress);
	return known;
}

/** Links in the fields of a file and in its Markdown that lead to no page of the site (ROUTE-21). */
export function deadLinks(
	file: ContentFile,
	value: unknown,
	bodyLinks: readonly BodyLink[],
	known: ReadonlySet<string>,
): ContentProblem[] {
	const fields = textsOf(value)
		.filter(({ path }) => linkFields.has(path.at(-1) ?? ""))
		.map(({ text, path }) => ({
			href: text,
			line: file.lineOf(path),
			field: formatPath(path),
		}));
	return [...fields, ...bodyLinks]
		.filter(({ href }) => href.startsWith("/") && !known.has(pathOf(href)))
		.map(({ href, ...place }) => ({
			file: file.name,
			...place,
			expected: "a page of this site such as /pricing",
			found: JSON.stringify(href),
		}));
}

/** "/fitness-tips?tab=training#list" -> "/fitness-tips" */
function pathOf(href: string): string {
	return href.replace(/[?#].*$/, "");
}
