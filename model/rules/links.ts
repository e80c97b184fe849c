import { articleAddresses } from "../articles/article-addresses.ts";
import type { FilledFile } from "../facts/fill-facts.ts";
import { type Content, notFoundAddress, pages } from "../files.ts";
import { landingAddress } from "../pages/landing.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { wrongTexts } from "./references.ts";

/** The fields that hold a page's path; `relatedService` has a narrower rule of its own. */
const linkFields = new Set<PropertyKey>(["to", "thankYou"]);

/**
 * The paths that links within the site may name. A test compares them with those that are built
 * (react-router.config.ts).
 */
export function knownPaths({
	articles,
	landing,
}: Pick<Content, "articles" | "landing">): Set<string> {
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
	filled: FilledFile,
	known: ReadonlySet<string>,
): ContentProblem[] {
	const expected = "a page of this site such as /pricing";
	const isDead = (href: string) =>
		href.startsWith("/") && !known.has(pathOf(href));
	return [
		...wrongTexts(
			filled,
			(text, path) => linkFields.has(path.at(-1) ?? "") && isDead(text),
			expected,
		),
		...filled.body.links
			.filter(({ href }) => isDead(href))
			.map(({ href, line }) => ({
				file: filled.file.name,
				line,
				expected,
				found: JSON.stringify(href),
			})),
	];
}

/** "/fitness-tips?tab=training#list" -> "/fitness-tips" */
function pathOf(href: string): string {
	return href.replace(/[?#].*$/, "");
}
