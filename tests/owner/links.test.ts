import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { landingAddress } from "../../model/pages/landing.ts";
import {
	attribute,
	type BuiltPage,
	builtPages,
	type Element,
	hrefsIn,
	isOwnAddress,
	textOf,
} from "../support/built/built-pages.ts";
import { ownersContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const {
	coaches,
	integrations,
	site,
	articles,
	events,
	landing,
	pages: words,
} = ownersContent;
const texts = [...articles, words.terms, words.privacy, words.accessibility];
/** Calendar services (src/lib/calendar-links.ts). */
const calendars = ["https://calendar.google.com", "https://outlook.live.com"];
const known = new Set([
	...Object.values(integrations.links),
	...Object.values(integrations.frames).map(({ url }) => url),
	integrations.gymManagement,
	...site.social.map(({ url }) => url),
	...Object.values(coaches).flatMap(({ socials }) => Object.values(socials)),
	...articles.flatMap(({ video }) =>
		video ? [`${integrations.frames.video.url}/${video.id}`] : [],
	),
	...events.list.flatMap(({ action }) =>
		action && "url" in action ? [action.url] : [],
	),
	...texts.flatMap(({ body }) => linksIn(body)),
]);
const pages = builtPages(builds.published);
const byPath = new Map(pages.map((page) => [page.path, page]));

describe.each(pages)("the links of $path", (page) => {
	const links = page.all("a");
	const outward = links.filter((link) => hrefOf(link).startsWith("https:"));

	test("each lead somewhere: to this site in the one way to write it, elsewhere, to the phone, a letter or a calendar", () => {
		for (const link of links)
			expect(hrefOf(link)).toMatch(
				/^(\/([a-z0-9-]+(\/[a-z0-9-]+)*(\.ics)?)?(\?tab=[a-z]+)?(#[a-z0-9-]+)?$|#[a-z]|https:\/\/|(tel|sms):\+1\d{10}$|mailto:\S+@\S+$|webcal:\/\/)/,
			);
	});

	test("ROUTE-23 open a new tab when they lead elsewhere, and say so; else they stay in the tab", () => {
		expect(outward).not.toEqual([]);
		for (const link of links) {
			const [target, rel] = outward.includes(link)
				? ["_blank", "noopener"]
				: [];
			expect(attribute(link, "target"), hrefOf(link)).toBe(target);
			expect(attribute(link, "rel"), hrefOf(link)).toBe(rel);
			expect(/ \(opens in a new tab\)$/.test(textOf(link))).toBe(!!target);
		}
	});

	test("lead to addresses that content/integrations.yaml, site.yaml, coaches.yaml and the texts name, and to no others", () => {
		const unknown = outward
			.map(hrefOf)
			// A provider's URL may contain the visitor's choice in its query.
			.filter(
				(href) => !known.has(href) && !known.has(href.split("?")[0] ?? ""),
			)
			.filter((href) => !calendars.includes(new URL(href).origin));
		expect(unknown).toEqual([]);
	});

	test("land when they lead to an anchor", () => {
		const anchors = links.flatMap((link) => {
			const [path, fragment] = hrefOf(link).split("#");
			const target = path === "" ? page : byPath.get(path ?? "");
			return fragment && target ? [{ target, fragment }] : [];
		});
		expect(anchors.length).toBeGreaterThan(0);
		for (const { target, fragment } of anchors) {
			const ids = target.all().map((element) => attribute(element, "id"));
			expect(ids, `${target.path}#${fragment}`).toContain(fragment);
		}
	});
});

test("no page is an orphan: links lead from home to every one that search engines may list, but for landing pages that want none", () => {
	const hasNoLinks = new Set(
		landing.filter(({ menu }) => !menu).map(({ slug }) => landingAddress(slug)),
	);
	const reached = new Set(["/"]);
	for (const path of reached) {
		const page = byPath.get(path);
		for (const next of page ? ownPages(page) : [])
			if (byPath.has(next)) reached.add(next);
	}
	const orphans = pages.filter(
		(page) =>
			isOwnAddress(page) &&
			!reached.has(page.path) &&
			!hasNoLinks.has(page.path),
	);
	expect(orphans.map(({ path }) => path)).toEqual([]);
});

test("no link leads to an address that only redirects or names a page in another way", () => {
	const others = new Set(
		pages.filter((page) => !isOwnAddress(page)).map(({ path }) => path),
	);
	const detours = pages.flatMap((page) =>
		ownPages(page)
			.filter((path) => others.has(path))
			.map((path) => `${page.path} -> ${path}`),
	);
	expect(detours).toEqual([]);
});

test("every page and every file that a page names is in the build", () => {
	const named = pages.flatMap((page) =>
		page
			.all()
			.flatMap((element) =>
				["src", "href", "srcset", "data-boot"].flatMap(
					(name) => attribute(element, name)?.split(/,\s*|\s+/) ?? [],
				),
			)
			.filter((address) => address.startsWith("/"))
			.map((address) => address.split(/[?#]/)[0] ?? ""),
	);
	expect(named.length).toBeGreaterThan(50);
	const missing = [...new Set(named)].filter(
		(address) =>
			!byPath.has(address) &&
			!existsSync(join(builds.published, "client", address)),
	);
	expect(missing).toEqual([]);
});

/** Returns the site's paths that a page links to. */
function ownPages({ all }: BuiltPage): string[] {
	return all("body")
		.flatMap(hrefsIn)
		.filter((href) => href?.startsWith("/"))
		.map((href) => href?.split(/[?#]/)[0] ?? "");
}

function linksIn(text: unknown): string[] {
	return [...JSON.stringify(text).matchAll(/"href":"(https:[^"]+)"/g)].map(
		([, href = ""]) => href,
	);
}

function hrefOf(link: Element): string {
	return attribute(link, "href") ?? "";
}
