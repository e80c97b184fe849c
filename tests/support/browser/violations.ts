import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type axeCore from "axe-core";
import { drawnWhole, expect } from "./test.ts";

/** Half as long as what axe-core says of itself: each page has to read it. */
const axeScript = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** Everything of WCAG 2.2 A and AA that a program can see, and what axe thinks good practice. */
const tags = [
	"wcag2a",
	"wcag2aa",
	"wcag21a",
	"wcag21aa",
	"wcag22a",
	"wcag22aa",
	"best-practice",
];

/** The rules that a theme can break; the others look at names, roles and order. */
export const colorRules: axeCore.RunOnly = {
	type: "rule",
	values: ["color-contrast", "link-in-text-block"],
};

/**
 * What axe finds wrong in a part of the page as it is now, one line for each element. It cannot judge what is not drawn yet.
 * Frames are left out: they hold another company's page, which is not ours to mend.
 */
export async function violations(
	page: Page,
	runOnly: axeCore.RunOnly = { type: "tag", values: tags },
	part: Locator = page.locator("html"),
): Promise<string[]> {
	await drawnWhole(page);
	if (!(await page.evaluate(() => "axe" in globalThis)))
		await page.evaluate(axeScript);
	return part.evaluate(async (root, only) => {
		const { violations: found } = await globalThis.axe.run(root, {
			iframes: false,
			resultTypes: ["violations"],
			runOnly: only,
		});
		return found.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
		);
	}, runOnly);
}

/** The same in the light and in the dark theme: the page follows the system while nothing is stored (THEME-04). */
export async function expectNoViolations(part: Locator): Promise<void> {
	const page = part.page();
	for (const [colorScheme, runOnly] of [
		["dark", colorRules],
		["light", { type: "tag", values: tags }],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("html")).toContainClass(colorScheme);
		expect.soft(await violations(page, runOnly, part), colorScheme).toEqual([]);
	}
}

declare global {
	/** There once the test has put it into the page. */
	var axe: typeof axeCore;
}
