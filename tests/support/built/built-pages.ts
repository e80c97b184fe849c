import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { builds } from "../sites/sites.ts";

type Node = Tree.ChildNode | Tree.Document | Tree.DocumentFragment;
export type Element = Tree.Element;

/** A prerendered page as it is published. */
export type BuiltPage = {
	/** Its address within the site: / or /pricing; the page for missing ones is /404. */
	path: string;
	html: string;
	/** The elements of these names in the order of the document; all elements without a name. */
	all: (...names: readonly string[]) => Element[];
	main: Element;
	/** The words of the page, head and scripts left out. */
	text: string;
};

/** Every HTML file of a built site, the one with the frozen gym when none is named. */
export function builtPages(build: string = builds.site): BuiltPage[] {
	return globSync("**/*.html", { cwd: join(build, "client") })
		.toSorted()
		.map((file) => pageIn(build, file.replaceAll(sep, "/")));
}

/** The page at an address; a test of a page that was not built says so. */
export function builtPage(path: string, build?: string): BuiltPage {
	return pageIn(
		build ?? builds.site,
		path === "/" ? "index.html" : `${path.slice(1)}.html`,
	);
}

const known = new Map<string, BuiltPage>();

/** A file is read and parsed when a test first asks for it, and kept for the tests after. */
function pageIn(build: string, file: string): BuiltPage {
	const location = join(build, "client", file);
	const page = known.get(location) ?? readPage(location, file);
	known.set(location, page);
	return page;
}

function readPage(location: string, file: string): BuiltPage {
	const html = readFileSync(location, "utf8");
	const elements = elementsIn(parse(html));
	const only = (name: string) => {
		const found = elements.find(({ tagName }) => tagName === name);
		if (!found) throw new Error(`${location} has no <${name}>`);
		return found;
	};
	return {
		path: `/${file.replace(/^index\.html$|\.html$/, "")}`,
		html,
		all: (...names) => elements.filter(isCalled(names)),
		main: only("main"),
		text: textOf(only("body")),
	};
}

/** The pages that search engines may list: not those of a thank-you kind and not the one for missing addresses. */
export function isListed(page: BuiltPage): boolean {
	return !page.path.startsWith("/thank-you") && page.path !== "/404";
}

/** The one address that a page names as its own; those that search engines leave out name none. */
export function canonicalOf(page: BuiltPage): string | undefined {
	return linked(page, "canonical")[0];
}

/** The page names itself as its one address; an article has more, and a thank-you page none. */
export function isOwnAddress(page: BuiltPage): boolean {
	const address = canonicalOf(page);
	return address !== undefined && new URL(address).pathname === page.path;
}

/** Without the other addresses of articles and their list, which say the same (ROUTE-14, ROUTE-15). */
export function distinctPages(build?: string): BuiltPage[] {
	return builtPages(build).filter(
		(page) => isOwnAddress(page) || canonicalOf(page) === undefined,
	);
}

/** The files and addresses that the head of a page names for a purpose. */
export function linked(page: BuiltPage, rel: string): (string | undefined)[] {
	return linkTags(page, rel).map((link) => attribute(link, "href"));
}

/** The same as elements, with what else they say. */
export function linkTags(page: BuiltPage, rel: string): Element[] {
	return page.all("link").filter((link) => attribute(link, "rel") === rel);
}

/** The elements of these names below a node, in the order of the document; all elements without a name. */
export function elementsIn(node: Node, ...names: readonly string[]): Element[] {
	const found: Element[] = [];
	const collect = (child: Node) => {
		if ("tagName" in child) found.push(child);
		childrenOf(child).forEach(collect);
	};
	childrenOf(node).forEach(collect);
	return found.filter(isCalled(names));
}

function isCalled(names: readonly string[]): (element: Element) => boolean {
	return ({ tagName }) => names.length === 0 || names.includes(tagName);
}

/** The words of each of the elements of these names below an element. */
export function textsIn(element: Element, ...names: string[]): string[] {
	return elementsIn(element, ...names).map(textOf);
}

/** Where the links below an element lead. */
export function hrefsIn(element: Element): (string | undefined)[] {
	return elementsIn(element, "a").map((link) => attribute(link, "href"));
}

/** The first link below an element whose words match; a test of one that is not there says so. */
export function linkCalled(element: Element, name: RegExp): Element {
	const found = elementsIn(element, "a").find((it) => name.test(textOf(it)));
	if (!found) throw new Error(`There is no link ${name}`);
	return found;
}

function childrenOf(node: Node): readonly Node[] {
	if ("content" in node) return [node.content];
	return "childNodes" in node ? node.childNodes : [];
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

/** The words inside an element as they are read: runs of white space are one space, scripts, styles and what is hidden are left out. */
export function textOf(element: Element): string {
	return collectText(element)
		.replaceAll("\u2060", "")
		.replace(/\s+/g, " ")
		.trim();
}

const blocks =
	/^(address|article|blockquote|br|button|dd|dialog|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|section|summary|table|td|th|tr|ul)$/;

function collectText(node: Node): string {
	if ("value" in node) return node.value;
	if (!("childNodes" in node)) return "";
	if (
		"tagName" in node &&
		(["script", "style"].includes(node.tagName) ||
			attribute(node, "hidden") !== undefined)
	)
		return "";
	const inner = node.childNodes.map(collectText).join("");
	return "tagName" in node && blocks.test(node.tagName) ? ` ${inner} ` : inner;
}

/** What stands in a script or a style. */
export function codeOf({ childNodes }: Element): string {
	return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
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
