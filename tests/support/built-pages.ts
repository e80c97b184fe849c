import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { builds } from "./sites.ts";

type Node = Tree.ChildNode | Tree.Document | Tree.DocumentFragment;
export type Element = Tree.Element;

/** A prerendered page as it is published. */
export type BuiltPage = {
	/** Its address within the site: / or /pricing; the page for missing ones is /404. */
	path: string;
	html: string;
	root: Tree.Document;
	/** The elements of these names in the order of the document; all elements without a name. */
	all: (...names: readonly string[]) => Element[];
	/** The words of the page, head and scripts left out. */
	text: string;
};

/** Every HTML file of a built site. */
export function builtPages(build: string = builds.published): BuiltPage[] {
	const folder = join(build, "client");
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".html"))
		.toSorted()
		.map((file) => {
			const html = readFileSync(join(folder, file), "utf8");
			const root = parse(html);
			const [body] = elementsIn(root, "body");
			return {
				path: `/${file.replaceAll(sep, "/").replace(/(^|\/)index\.html$|\.html$/, "")}`,
				html,
				root,
				all: (...names) => elementsIn(root, ...names),
				text: body ? textOf(body) : "",
			};
		});
}

/** The page at an address; a test of a page that was not built says so. */
export function builtPage(path: string, build?: string): BuiltPage {
	const pages = builtPages(build);
	const page = pages.find((candidate) => candidate.path === path);
	if (!page)
		throw new Error(
			`No page ${path} was built, only ${pages.map((each) => each.path).join(", ")}`,
		);
	return page;
}

/** The pages that search engines may list: not those of a thank-you kind and not the one for missing addresses. */
export function isListed(page: BuiltPage): boolean {
	return !page.path.startsWith("/thank-you") && page.path !== "/404";
}

/** The elements of these names below a node, in the order of the document; all elements without a name. */
export function elementsIn(node: Node, ...names: readonly string[]): Element[] {
	const children: readonly Node[] =
		"content" in node
			? [node.content]
			: "childNodes" in node
				? node.childNodes
				: [];
	return children.flatMap((child) => [
		...("tagName" in child &&
		(names.length === 0 || names.includes(child.tagName))
			? [child]
			: []),
		...elementsIn(child, ...names),
	]);
}

/** The section with an id; a test of a section that was not built says so. */
export function sectionOf(page: BuiltPage, id: string): Element {
	const found = page
		.all("section")
		.find((section) => attribute(section, "id") === id);
	if (!found) throw new Error(`${page.path} has no section ${id}`);
	return found;
}

/** The value of an attribute; undefined when the element has none of this name. */
export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((each) => each.name === name)?.value;
}

/** The words inside an element as they are read: runs of white space are one space, scripts and styles are left out. */
export function textOf(element: Element): string {
	return collectText(element).replace(/\s+/g, " ").trim();
}

const blocks =
	/^(address|article|blockquote|br|button|dd|dialog|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|section|summary|table|td|th|tr|ul)$/;

function collectText(node: Node): string {
	if ("value" in node) return node.value;
	if (!("childNodes" in node)) return "";
	if ("tagName" in node && ["script", "style"].includes(node.tagName))
		return "";
	const inner = node.childNodes.map(collectText).join("");
	return "tagName" in node && blocks.test(node.tagName) ? ` ${inner} ` : inner;
}

/** The elements around an element, the nearest first. */
export function around(element: Element): Element[] {
	const parent = element.parentNode;
	return parent && "tagName" in parent ? [parent, ...around(parent)] : [];
}

/** The addresses in an srcset attribute. */
export function srcsetAddresses(srcset: string): string[] {
	return srcset
		.split(",")
		.map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
