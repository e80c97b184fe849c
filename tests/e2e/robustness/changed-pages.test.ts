import type { Page } from "@playwright/test";
import { listen } from "../../pages/visit.ts";
import { visitedPaths } from "../../pages/visited-paths.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { publishedOrigin } from "../../support/sites/sites.ts";

// Translators, extensions, phones and CDNs change pages before hydration. Uses the published site.
test.use({ baseURL: publishedOrigin });

const islands = "[data-island], [data-enhance]";
/** Texts that no script changes. */
const staticTexts = `:is(h1, h2, h3, p):not(:is(${islands}) *, :has([data-year]))`;

/** Each function runs in the page. */
const changes: Record<string, () => void> = {
	"a word of each paragraph": () => {
		for (const paragraph of document.querySelectorAll("p")) {
			const [text] = [...paragraph.childNodes].filter(
				(node) => node instanceof Text,
			);
			if (text) text.data = text.data.replace(/\w+/, "Hola");
		}
	},
	"text in <font>, as translators do": () => {
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
			({ parentElement }) =>
				parentElement?.closest("script, style, template, title")
					? NodeFilter.FILTER_REJECT
					: NodeFilter.FILTER_ACCEPT,
		);
		const texts: Node[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) {
			const fonts = [0, 1].map(() => document.createElement("font"));
			text.parentNode?.replaceChild(fonts[0] as Node, text);
			fonts[0]?.append(fonts[1] as Node);
			fonts[1]?.append(text);
		}
	},
	"phone numbers and times in links": () => {
		const pattern = /\(\d{3}\) \d{3}-\d{4}|\d{1,2}:\d\d( [AP]M)?|\d{1,2} [AP]M/;
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
		);
		const texts: Text[] = [];
		while (walker.nextNode()) {
			const { currentNode } = walker;
			const isCode = currentNode.parentElement?.closest(
				"script, style, template, a",
			);
			if (currentNode instanceof Text && !isCode) texts.push(currentNode);
		}
		for (const text of texts) {
			const match = pattern.exec(text.data);
			if (!match) continue;
			const found = text.splitText(match.index);
			found.splitText(match[0].length);
			const link = document.createElement("a");
			link.href = "x-apple-data-detectors://0";
			found.replaceWith(link);
			link.append(found);
		}
	},
	"email addresses hidden": () => {
		for (const link of document.querySelectorAll("a[href^='mailto:']")) {
			link.setAttribute("href", "/cdn-cgi/l/email-protection#ab12");
			const address = document.createElement("span");
			address.textContent = "[email protected]";
			address.className = "__cf_email__";
			link.replaceChildren(address);
		}
	},
	"announcement, a section and a dialog removed": () => {
		document.getElementById("announcement")?.remove();
		document.querySelector("main section:nth-of-type(2)")?.remove();
		document.querySelector("dialog")?.remove();
	},
	"elements and attributes added": () => {
		const add = (parent: Element | null, name: string) =>
			parent?.prepend(document.createElement(name));
		add(document.head, "meta");
		add(document.body, "div");
		add(document.querySelector("main"), "div");
		for (const part of document.querySelectorAll("section, form, dialog, dl"))
			add(part, "div");
		for (const element of document.querySelectorAll(
			"html, body, input, button",
		))
			element.setAttribute("data-lt-installed", "true");
	},
};

async function startAll(page: Page): Promise<(string | undefined)[]> {
	await page.evaluate((islands) => {
		for (const island of document.querySelectorAll(islands))
			island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	}, islands);
	const states = () =>
		page
			.locator(islands)
			.evaluateAll((all) =>
				all.map(
					(element) =>
						element instanceof HTMLElement && element.dataset.hydration,
				),
			);
	await expect.poll(states).not.toContain("loading");
	return (await states()).map(String);
}

/** Changes a page before hydration, then expects that its texts remain and all islands start. */
async function expectWhole(
	page: Page,
	path: string,
	changed: readonly (() => void)[],
): Promise<void> {
	await listen(page, publishedOrigin);
	const release = await holdBack(page, /\/assets\/entry-/);
	await page.goto(path, { waitUntil: "domcontentloaded" });
	for (const change of changed) await page.evaluate(change);
	const texts = page.locator(staticTexts);
	const before = await texts.allTextContents();
	release();
	await appReady(page);
	const states = await startAll(page);
	expect(states.filter((state) => state !== "ready")).toEqual([]);
	expect(await texts.allTextContents()).toEqual(before);
	await expect(page.getByRole("alert")).toHaveCount(0);
}

for (const path of visitedPaths())
	test(`${path} with all changes at once keeps its content, and its islands start`, async ({
		page,
		expectedNoise,
	}) => {
		expectedNoise.push(/^request to the outside/);
		if (path === "/not-found") expectedNoise.push(...notFoundNoise);
		await expectWhole(page, path, Object.values(changes));
	});

// Each change has its own test, because one change may hide the effect of another.
for (const [name, change] of Object.entries(changes))
	test(`the home page with ${name} keeps its content, and its islands start`, async ({
		page,
		expectedNoise,
	}) => {
		expectedNoise.push(/^request to the outside/);
		await expectWhole(page, "/", [change]);
	});
