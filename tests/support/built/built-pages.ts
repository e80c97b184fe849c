import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseHTML } from "linkedom";
import {
	defaultTreeAdapter,
	html as htmlNames,
	parse,
	serialize,
} from "parse5";
import { builds } from "../sites/sites.ts";

export type BuiltPage = {
	path: string;
	html: string;
	document: Document;
	/** Also finds elements in <template>, which querySelectorAll omits. */
	all: (selector: string) => Element[];
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
	const { document } = parseHTML(normalize(html));
	const firstElement = (name: string) => {
		const found = document.querySelector(name);
		if (!found) throw new Error(`${path} has no <${name}>`);
		return found;
	};
	return {
		path,
		html,
		document,
		all: (selector) => elementsIn(document, selector),
		main: firstElement("main"),
		text: textOf(firstElement("body")),
	};
}

/**
 * Reads HTML as browsers do and writes it again, because linkedom keeps the case of attribute names
 * (srcSet) and adds no implied elements (tbody).
 */
function normalize(html: string): string {
	// linkedom reads the text of a <style> in an <svg> without decoding it.
	const treeAdapter = {
		...defaultTreeAdapter,
		getNamespaceURI: () => htmlNames.NS.HTML,
	};
	return serialize(parse(html), { treeAdapter });
}

function elementsIn(root: ParentNode, selector: string): Element[] {
	const found = [...root.querySelectorAll(`${selector}, template`)];
	return found.flatMap((element) => {
		const matching = element.matches(selector) ? [element] : [];
		if (element.localName !== "template") return matching;
		const { content } = element as HTMLTemplateElement;
		return [...matching, ...elementsIn(content, selector)];
	});
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

export function linkTagHrefs(page: BuiltPage, rel: string): string[] {
	return page
		.all(`link[rel="${rel}"]`)
		.map((link) => link.getAttribute("href") ?? "");
}

export function metaOf(page: BuiltPage, name: string): string | undefined {
	const [meta, ...duplicates] = page.all(
		`meta[name="${name}"], meta[property="${name}"]`,
	);
	if (duplicates.length > 0)
		throw new Error(`${page.path} has two ${name} tags`);
	return meta?.getAttribute("content") ?? undefined;
}

export function textsIn(root: ParentNode, selector: string): string[] {
	return [...root.querySelectorAll(selector)].map(textOf);
}

export function hrefsIn(root: ParentNode): (string | null)[] {
	return [...root.querySelectorAll("a")].map((link) =>
		link.getAttribute("href"),
	);
}

export function linkNamed(root: ParentNode, name: RegExp): Element {
	const link = [...root.querySelectorAll("a")].find((element) =>
		name.test(textOf(element)),
	);
	if (!link) throw new Error(`There is no link ${name}`);
	return link;
}

/**
 * Returns the section that has this id, or whose title has the id `ID-title`. Throws if there is
 * none.
 */
export function sectionOf({ document, path }: BuiltPage, id: string): Element {
	const found = document.querySelector(
		`section[id="${id}"], section[aria-labelledby="${id}-title"]`,
	);
	if (!found) throw new Error(`${path} has no section ${id}`);
	return found;
}

export function sectionTitled(page: BuiltPage, title: string): Element {
	const found = page
		.all("section")
		.find((section) => textsIn(section, "h2")[0] === title);
	if (!found) throw new Error(`${page.path} has no section "${title}"`);
	return found;
}

export function textOf(element: Element): string {
	return collectText(element)
		.replaceAll("\u2060", "")
		.replace(/\s+/g, " ")
		.trim();
}

const blocks =
	/^(address|article|blockquote|br|button|dd|dialog|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|section|summary|table|td|th|tr|ul)$/;

const unread = /^(script|style|template)$/;

function collectText(node: Node): string {
	if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? "";
	if (node.nodeType !== node.ELEMENT_NODE) return "";
	const element = node as Element;
	if (unread.test(element.localName) || element.hasAttribute("hidden"))
		return "";
	const inner = [...element.childNodes].map(collectText).join("");
	return blocks.test(element.localName) ? ` ${inner} ` : inner;
}

export function srcsetAddresses(srcset: string): string[] {
	return srcset
		.split(",")
		.map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
