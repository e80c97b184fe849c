import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect, fullyRendered } from "./test.ts";

/** axe's minified build, because every page must parse it. */
const axeScript = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

const tags = [
	"wcag2a",
	"wcag2aa",
	"wcag21a",
	"wcag21aa",
	"wcag22a",
	"wcag22aa",
	"best-practice",
];

export const colorRules: axeCore.RunOnly = {
	type: "rule",
	values: ["color-contrast", "link-in-text-block"],
};

/**
 * Returns axe's findings, one line per element. Skips frames, because they belong to other
 * companies.
 */
export async function violations(
	page: Page,
	runOnly: axeCore.RunOnly = { type: "tag", values: tags },
	part: Locator = page.locator("html"),
): Promise<string[]> {
	await fullyRendered(page);
	if (!(await page.evaluate(() => "axe" in globalThis)))
		await page.evaluate(axeScript);
	return part.evaluate(async (root, rules) => {
		const { violations: found } = await globalThis.axe.run(root, {
			iframes: false,
			resultTypes: ["violations"],
			runOnly: rules,
		});
		return found.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
		);
	}, runOnly);
}

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
	var axe: typeof axeCore;
}
