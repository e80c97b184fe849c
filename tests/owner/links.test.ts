import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sectionLink } from "../../model/text/link-target.ts";
import { textsOf } from "../../model/text/walk-values.ts";
import { builtPages, textOf } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";
import { ownersContent } from "./owners-content.ts";

/** Calendar services (src/lib/calendar-links.ts). */
const calendars = ["https://calendar.google.com", "https://outlook.live.com"];
const knownUrls = new Set([
	...textsOf(ownersContent).map(({ text }) => text),
	...ownersContent.articles.flatMap(({ video }) =>
		video ? [`${ownersContent.integrations.frames.video.url}/${video.id}`] : [],
	),
]);
const section = sectionLink.source;
const pages = builtPages(builds.published);
const byPath = new Map(pages.map((page) => [page.path, page]));

describe.each(pages)("the links of $path", (page) => {
	const links = page.all("a");
	const outward = links.filter((link) => hrefOf(link).startsWith("https:"));

	test("have an href that is a path, hash, HTTPS URL, phone number, email or calendar", () => {
		for (const link of links)
			expect(hrefOf(link)).toMatch(
				new RegExp(
					String.raw`^(/([a-z0-9-]+(/[a-z0-9-]+)*(\.ics)?)?(\?[a-z=-]+)?(${section})?$|${section}$|https://|(tel|sms):\+\d+$|mailto:\S+@\S+$|webcal://)`,
				),
			);
	});

	test("ROUTE-23 open a new tab, which their text announces, only if they are external", () => {
		for (const link of links) {
			const [target, rel] = outward.includes(link)
				? ["_blank", "noopener"]
				: [null, null];
			expect(link.getAttribute("target"), hrefOf(link)).toBe(target);
			expect(link.getAttribute("rel"), hrefOf(link)).toBe(rel);
			expect(/ \(opens in a new tab\)$/.test(textOf(link))).toBe(!!target);
		}
	});

	test("point outside only to URLs of the content or to calendar services", () => {
		const unknown = outward
			.map(hrefOf)
			// A provider's URL may contain the visitor's choice in its query.
			.filter(
				(href) =>
					!knownUrls.has(href) && !knownUrls.has(href.split("?")[0] ?? ""),
			)
			.filter((href) => !calendars.includes(new URL(href).origin));
		expect(unknown).toEqual([]);
	});
});

test("the build contains every page and file that a page refers to", () => {
	const named = pages.flatMap((page) =>
		page
			.all("*")
			.flatMap((element) =>
				["src", "href", "srcset", "data-boot"].flatMap(
					(name) => element.getAttribute(name)?.split(/,\s*|\s+/) ?? [],
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

function hrefOf(link: Element): string {
	return link.getAttribute("href") ?? "";
}
