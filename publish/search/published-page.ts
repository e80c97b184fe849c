import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A page's metadata for the sitemap, share pictures and structured data, read from its HTML. */
export type PublishedPage = {
	/** "/" or "/pricing"; "/404" for the not-found page. */
	path: string;
	title: string;
	description: string;
	/** Undefined for pages that search engines must not index. */
	canonical: string | undefined;
};

/** Reads only the head, because there may be thousands of pages. */
export function readPublishedPage(path: string, html: string): PublishedPage {
	const [head = ""] = html.split("<body", 1);
	const elements = elementsIn(parse(head));
	const read = (
		name: string,
		[key, wanted]: readonly [string, string],
		attributeName: string,
	) => {
		const element = elements.find(
			(element) =>
				element.tagName === name && attribute(element, key) === wanted,
		);
		return element && attribute(element, attributeName);
	};
	const title = elements.find(({ tagName }) => tagName === "title");
	return {
		path,
		title: title ? textOf(title) : "",
		description: read("meta", ["name", "description"], "content") ?? "",
		canonical: read("link", ["rel", "canonical"], "href"),
	};
}

/**
 * Returns the path of the page's canonical URL, or its own path if it has none. The paths of an
 * article share one canonical URL.
 */
export function mainPath(
	{ path, canonical }: PublishedPage,
	siteUrl: string,
): string {
	return canonical?.replace(siteUrl, "") ?? path;
}

/** Returns the pages whose canonical URL is their own, sorted by path. */
export function listedPages(
	pages: readonly PublishedPage[],
	siteUrl: string,
): PublishedPage[] {
	return pages
		.filter(({ path, canonical }) => canonical === siteUrl + path)
		.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function elementsIn(node: Tree.Node): Tree.Element[] {
	const children = "childNodes" in node ? node.childNodes : [];
	return children.flatMap((child) => [
		...("tagName" in child ? [child] : []),
		...elementsIn(child),
	]);
}

function attribute(element: Tree.Element, name: string): string | undefined {
	return element.attrs.find((each) => each.name === name)?.value;
}

function textOf(node: Tree.Node): string {
	if ("value" in node) return node.value;
	if ("tagName" in node && ["script", "style"].includes(node.tagName))
		return "";
	return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
