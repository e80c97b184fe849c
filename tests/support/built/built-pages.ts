import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { builds } from "../sites/sites.ts";

type Node = Tree.ChildNode | Tree.Document | Tree.DocumentFragment;
export type Element = Tree.Element;

export type BuiltPage = {
	path: string;
	html: string;
	/** Returns elements in document order; all elements if no names are given. */
	all: (...names: readonly string[]) => Element[];
	main: Element;
	text: string;
};

export function builtPages(build: string = builds.site): BuiltPage[] {
	return globSync("**/*.html", { cwd: join(build, "client") })
		.toSorted()
		.map((file) => pageIn(build, file.replaceAll(sep, "/")));
}

export function builtPage(path: string, build?: string): BuiltPage {
	return pageIn(
		build ?? builds.site,
		path === "/" ? "index.html" : `${path.slice(1)}.html`,
	);
}

const cache = new Map<string, BuiltPage>();

function pageIn(build: string, file: string): BuiltPage {
	const location = join(build, "client", file);
	const page = cache.get(location) ?? readPage(location, file);
	cache.set(location, page);
	return page;
}

function readPage(location: string, file: string): BuiltPage {
	const path = `/${file.replace(/^index\.html$|\.html$/, "")}`;
	return parsePage(path, readFileSync(location, "utf8"));
}

export function parsePage(path: string, html: string): BuiltPage {
	const elements = elementsIn(parse(html));
	const firstElement = (name: string) => {
		const link = elements.find(({ tagName }) => tagName === name);
		if (!link) throw new Error(`${path} has no <${name}>`);
		return link;
	};
	return {
		path,
		html,
		all: (...names) => elements.filter(isCalled(names)),
		main: firstElement("main"),
		text: textOf(firstElement("body")),
	};
}

/** False for thank-you pages and the 404 page, which search engines must not list. */
export function isListed(page: BuiltPage): boolean {
	return !page.path.startsWith("/thank-you") && page.path !== "/404";
}

export function canonicalOf(page: BuiltPage): string | undefined {
	return linkTagHrefs(page, "canonical")[0];
}

export function isCanonical(page: BuiltPage): boolean {
	const address = canonicalOf(page);
	return address !== undefined && new URL(address).pathname === page.path;
}

/** Omits the alternative paths of articles and lists (ROUTE-14, ROUTE-15). */
export function distinctPages(build?: string): BuiltPage[] {
	return builtPages(build).filter(
		(page) => isCanonical(page) || canonicalOf(page) === undefined,
	);
}

export function linkTagHrefs(
	page: BuiltPage,
	rel: string,
): (string | undefined)[] {
	return linkTags(page, rel).map((link) => attribute(link, "href"));
}

export function linkTags(page: BuiltPage, rel: string): Element[] {
	return page.all("link").filter((link) => attribute(link, "rel") === rel);
}

export function metaOf(page: BuiltPage, name: string): string | undefined {
	const [meta, ...duplicates] = page
		.all("meta")
		.filter((element) =>
			[attribute(element, "name"), attribute(element, "property")].includes(
				name,
			),
		);
	if (duplicates.length > 0)
		throw new Error(`${page.path} has two ${name} tags`);
	return meta && attribute(meta, "content");
}

export function elementsIn(node: Node, ...names: readonly string[]): Element[] {
	const elements: Element[] = [];
	const collect = (child: Node) => {
		if ("tagName" in child) elements.push(child);
		childrenOf(child).forEach(collect);
	};
	childrenOf(node).forEach(collect);
	return elements.filter(isCalled(names));
}

function isCalled(names: readonly string[]): (element: Element) => boolean {
	return ({ tagName }) => names.length === 0 || names.includes(tagName);
}

export function textsIn(element: Element, ...names: string[]): string[] {
	return elementsIn(element, ...names).map(textOf);
}

export function hrefsIn(element: Element): (string | undefined)[] {
	return elementsIn(element, "a").map((link) => attribute(link, "href"));
}

export function linkNamed(element: Element, name: RegExp): Element {
	const link = elementsIn(element, "a").find((element) =>
		name.test(textOf(element)),
	);
	if (!link) throw new Error(`There is no link ${name}`);
	return link;
}

function childrenOf(node: Node): readonly Node[] {
	if ("content" in node) return [node.content];
	return "childNodes" in node ? node.childNodes : [];
}

/**
 * Returns the section that has this id, or whose title has the id `ID-title`. Throws if there is
 * none.
 */
export function sectionOf(page: BuiltPage, id: string): Element {
	const found = page
		.all("section")
		.find(
			(section) =>
				attribute(section, "id") === id ||
				attribute(section, "aria-labelledby") === `${id}-title`,
		);
	if (!found) throw new Error(`${page.path} has no section ${id}`);
	return found;
}

export function sectionTitled(page: BuiltPage, title: string): Element {
	const found = page
		.all("section")
		.find((section) => textsIn(section, "h2")[0] === title);
	if (!found) throw new Error(`${page.path} has no section "${title}"`);
	return found;
}

export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((each) => each.name === name)?.value;
}

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

export function codeOf({ childNodes }: Element): string {
	return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

export function ancestorsOf(element: Element): Element[] {
	const parent = element.parentNode;
	return parent && "tagName" in parent ? [parent, ...ancestorsOf(parent)] : [];
}

export function srcsetAddresses(srcset: string): string[] {
	return srcset
		.split(",")
		.map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
