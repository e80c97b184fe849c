import { existsSync, readdirSync, readFileSync } from "node:fs";
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
	root: Tree.Document;
	/** The elements of these names in the order of the document; all elements without a name. */
	all: (...names: readonly string[]) => Element[];
	/** The words of the page, head and scripts left out. */
	text: string;
};

/** Every HTML file of a built site, the one with the frozen gym when none is named. */
export function builtPages(build: string = builds.site): BuiltPage[] {
	return readdirSync(join(build, "client"), {
		recursive: true,
		encoding: "utf8",
	})
		.filter((file) => file.endsWith(".html"))
		.toSorted()
		.map((file) => pageIn(build, file.replaceAll(sep, "/")));
}

/** The page at an address; a test of a page that was not built says so. */
export function builtPage(
	path: string,
	build: string = builds.site,
): BuiltPage {
	const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
	if (!existsSync(join(build, "client", file)))
		throw new Error(`No page ${path} was built in ${build}`);
	return pageIn(build, file);
}

const known = new Map<string, BuiltPage>();

/** A file is read and parsed when a test first asks for what is in it, and kept for the tests after. */
function pageIn(build: string, file: string): BuiltPage {
	const location = join(build, "client", file);
	const page = known.get(location) ?? readLazily(location, file);
	known.set(location, page);
	return page;
}

function readLazily(location: string, file: string): BuiltPage {
	const html = once(() => readFileSync(location, "utf8"));
	const root = once(() => parse(html()));
	const elements = once(() => elementsIn(root()));
	const text = once(() => {
		const body = elements().find(({ tagName }) => tagName === "body");
		return body ? textOf(body) : "";
	});
	return {
		path: `/${file.replace(/^index\.html$|\.html$/, "")}`,
		get html() {
			return html();
		},
		get root() {
			return root();
		},
		all: (...names) =>
			elements().filter(
				({ tagName }) => names.length === 0 || names.includes(tagName),
			),
		get text() {
			return text();
		},
	};
}

function once<T extends object | string>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** The pages that search engines may list: not those of a thank-you kind and not the one for missing addresses. */
export function isListed(page: BuiltPage): boolean {
	return !page.path.startsWith("/thank-you") && page.path !== "/404";
}

/** The one address that a page names as its own; those that search engines leave out name none. */
export function canonicalOf(page: BuiltPage): string | undefined {
	const link = page
		.all("link")
		.find((each) => attribute(each, "rel") === "canonical");
	return link && attribute(link, "href");
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

/** The elements of these names below a node, in the order of the document; all elements without a name. */
export function elementsIn(node: Node, ...names: readonly string[]): Element[] {
	const found: Element[] = [];
	const collect = (child: Node) => {
		if (
			"tagName" in child &&
			(names.length === 0 || names.includes(child.tagName))
		)
			found.push(child);
		childrenOf(child).forEach(collect);
	};
	childrenOf(node).forEach(collect);
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

/** The words inside an element as they are read: runs of white space are one space, scripts and styles are left out. */
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
