import { articleAddresses } from "./article-addresses.ts";
import type { ContentProblem } from "./content-error.ts";
import { type ContentFile, formatPath } from "./content-file.ts";
import type { BodyLink } from "./markdown.ts";
import type { Article } from "./read-content.ts";
import { textsOf } from "./texts-of.ts";

/** The fields that hold a page's path; `relatedService` has a narrower rule of its own. */
const linkFields = new Set<PropertyKey>(["to", "thankYou"]);

/** Files of content/pages that are no page with an address of its own, or have another one than their name. */
const otherFiles = new Set(["home", "article", "error", "not-found"]);

/**
 * The paths that links within the site may name: a page has the name of its file, articles make theirs. A test compares
 * them with those that are built (react-router.config.ts).
 */
export function knownPaths(
	files: Iterable<string>,
	articles: readonly Pick<Article, "category" | "slug">[],
): Set<string> {
	const pages = [...files].flatMap((file) => {
		const name = /^pages\/(.+)\.\w+$/.exec(file)?.[1];
		return name && !otherFiles.has(name) ? [`/${name}`] : [];
	});
	return new Set(["/", ...pages, ...articleAddresses(articles)]);
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
