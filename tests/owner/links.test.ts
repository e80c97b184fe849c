import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../publish/content/read-content.ts";
import {
	attribute,
	builtPages,
	type Element,
	textOf,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const {
	coaches,
	integrations,
	site,
	articles,
	events,
	pages: words,
} = await readContent("content");
const texts = [
	...articles,
	words.terms,
	words.privacy,
	words.accessibility,
].map(({ body }) => body);
const pages = builtPages(builds.published);

describe.each(pages)("the links of $path", (page) => {
	const links = page.all("a");
	const hrefs = (isWanted: (href: string) => boolean) =>
		links.filter((link) => isWanted(hrefOf(link)));

	test("each lead somewhere: to this site, elsewhere, to the phone, a letter or a calendar", () => {
		for (const link of links)
			expect(hrefOf(link)).toMatch(
				/^(\/|#[a-z]|https:\/\/|(tel|sms):\+1\d{10}$|mailto:\S+@\S+$|webcal:\/\/)/,
			);
	});

	test("ROUTE-23 open a new tab when they lead elsewhere, and say so", () => {
		const outward = hrefs((href) => href.startsWith("https:"));
		expect(outward.length).toBeGreaterThan(0);
		for (const link of outward) {
			expect(attribute(link, "target"), hrefOf(link)).toBe("_blank");
			expect(attribute(link, "rel"), hrefOf(link)).toBe("noopener");
			expect(textOf(link), hrefOf(link)).toMatch(/ \(opens in a new tab\)$/);
		}
	});

	test("stay in the tab when they do not", () => {
		for (const link of hrefs((href) => !href.startsWith("https:"))) {
			expect(attribute(link, "target"), hrefOf(link)).toBeUndefined();
			expect(textOf(link)).not.toContain("new tab");
		}
	});

	test("lead to addresses that content/integrations.yaml, site.yaml, coaches.yaml and the texts name, and to no others", () => {
		const known = new Set([
			...Object.values(integrations.links),
			...Object.values(integrations.frames).map(({ url }) => url),
			integrations.gymManagement,
			...site.social.map(({ url }) => url),
			...Object.values(coaches).flatMap(({ socials }) =>
				Object.values(socials),
			),
			...articles.flatMap(({ video }) =>
				video ? [`${integrations.frames.video.url}/${video.id}`] : [],
			),
			...events.list.flatMap(({ action }) =>
				action && "url" in action ? [action.url] : [],
			),
			...texts.flatMap(linksIn),
		]);
		expect(
			hrefs((href) => href.startsWith("https:"))
				.map(hrefOf)
				// A provider's page may get what the visitor has chosen (the estimator's plan).
				.filter(
					(href) => !known.has(href) && !known.has(href.split("?")[0] ?? ""),
				),
		).toEqual([]);
	});

	test("write addresses of this site in the one way: no slash at the end, no capital letters", () => {
		const own = hrefs((href) => href.startsWith("/")).map(hrefOf);
		expect(own.length).toBeGreaterThan(15);
		for (const href of own)
			expect(href).toMatch(
				/^\/([a-z0-9-]+(\/[a-z0-9-]+)*(\.ics)?)?(\?tab=[a-z]+)?(#[a-z0-9-]+)?$/,
			);
	});

	test("land when they lead to an anchor", () => {
		const anchors = links.flatMap((link) => {
			const [path, fragment] = hrefOf(link).split("#");
			const target =
				path === "" ? page : pages.find((each) => each.path === path);
			return fragment && target ? [{ target, fragment }] : [];
		});
		expect(anchors.length).toBeGreaterThan(0);
		for (const { target, fragment } of anchors) {
			const ids = target.all().map((element) => attribute(element, "id"));
			expect(ids, `${target.path}#${fragment}`).toContain(fragment);
		}
	});
});

test("every file that a page names is in the build", () => {
	const named = pages.flatMap((page) =>
		page
			.all()
			.filter(({ tagName }) => tagName !== "a")
			.flatMap((element) =>
				["src", "href", "srcset", "data-boot"].flatMap(
					(name) => attribute(element, name)?.split(/,\s*|\s+/) ?? [],
				),
			)
			.filter((address) => address.startsWith("/")),
	);
	expect(named.length).toBeGreaterThan(50);
	const missing = [...new Set(named)].filter(
		(address) => !existsSync(join(builds.published, "client", address)),
	);
	expect(missing).toEqual([]);
});

/** The addresses elsewhere that a text of Markdown names: its sources. */
function linksIn(text: unknown): string[] {
	return [...JSON.stringify(text).matchAll(/"href":"(https:[^"]+)"/g)].map(
		([, href = ""]) => href,
	);
}

function hrefOf(link: Element): string {
	return attribute(link, "href") ?? "";
}
