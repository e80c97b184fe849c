import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { afterMainSheet } from "../../publish/html/page-styles.ts";
import {
	attribute,
	builtPages,
	codeOf,
	type Element,
	elementsIn,
	linkTags,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const client = join(builds.published, "client");
const pages = builtPages(builds.published);
const policy = /Content-Security-Policy: (.*)/.exec(
	readFileSync(join(client, "_headers"), "utf8"),
)?.[1];
const allowed = (directive: string) =>
	[
		...(
			new RegExp(`${directive} ([^;]*)`).exec(policy ?? "")?.[1] ?? ""
		).matchAll(/'(sha256-[^']+)'/g),
	].map(([, hash]) => hash);

describe.each(pages)("the code inside $path", (page) => {
	test("is known to the security policy, each script, the policy knows no other, and none waits for the network", () => {
		const scripts = page.all("script").filter((script) => !isData(script));
		expect(scripts).not.toEqual([]);
		expect(scripts.map(hashOf)).toEqual(allowed("script-src"));
		expect(scripts.filter((script) => attribute(script, "src"))).toEqual([]);
	});

	test("names the file that starts the page, and that file starts it", () => {
		const [html] = page.all("html");
		const boot = html && attribute(html, "data-boot");
		expect(boot).toMatch(/^\/assets\/boot-[0-9a-f]{8}\.js$/);
		const code = readFileSync(join(client, boot ?? ""), "utf8");
		expect(code).toMatch(
			/await import\("\/assets\/entry\.client-[\w-]+\.js"\);$/,
		);
		const chunks = [...code.matchAll(/"(\/assets\/[^"]+)"/g)].map(
			([, chunk]) => chunk ?? "",
		);
		expect(chunks.length).toBeGreaterThan(3);
		expect(chunks.filter((chunk) => !existsSync(join(client, chunk)))).toEqual(
			[],
		);
	});

	test("has no handler in an attribute", () => {
		const forbidden = page
			.all()
			.flatMap(({ attrs }) => attrs)
			.filter(
				({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
			);
		expect(forbidden).toEqual([]);
	});

	test("has its whole style, and asks for no sheet", () => {
		const sheets = linkTags(page, "stylesheet");
		const isBehind = (link: Element) =>
			attribute(link, "href")?.startsWith(afterMainSheet);
		const textOf = (links: readonly Element[]) =>
			links
				.map((link) => join(client, attribute(link, "href") ?? ""))
				.map((path) => readFileSync(path, "utf8").trim())
				.join("");
		// The second one behind <main>: the first view does not wait for it.
		expect(page.all("style").map(codeOf)).toEqual([
			textOf(sheets.filter((link) => !isBehind(link))),
			textOf(sheets.filter(isBehind)),
		]);
		expect(page.all("main", "style").map(({ tagName }) => tagName)).toEqual([
			"style",
			"main",
			"style",
		]);
		expect(elementsIn(page.main, "style")).toEqual([]);
		// Hydration looks for the elements; the browser passes them over.
		expect(sheets.map((link) => attribute(link, "disabled"))).toEqual(
			sheets.map(() => ""),
		);
	});
});

test("the security policy knows each style, and lists none that no page has", () => {
	const styles = pages.flatMap((page) => page.all("style").map(hashOf));
	expect(new Set(allowed("style-src"))).toEqual(new Set(styles));
});

test.each(pages)(
	"the theme of $path is set before the style, so that it does not flash",
	(page) => {
		const order = page
			.all("head")
			.flatMap((head) => elementsIn(head, "script", "style"))
			.filter((element) => !isData(element));
		expect(order.map(({ tagName }) => tagName)).toEqual(["script", "style"]);
	},
);

/** A script that holds data is none that the browser runs. */
function isData(script: Element): boolean {
	return /json/.test(attribute(script, "type") ?? "");
}

function hashOf(script: Element): string {
	return `sha256-${createHash("sha256").update(codeOf(script)).digest("base64")}`;
}
