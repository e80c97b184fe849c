import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axeCore from "axe-core";
import { drawnWhole } from "./test.ts";

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

/** What axe finds wrong in the page as it is now, one line for each element. It cannot judge what is not drawn yet. */
export async function violations(page: Page): Promise<string[]> {
	await drawnWhole(page);
	const { violations: found } = await new AxeBuilder({ page })
		.withTags(tags)
		.analyze();
	return found.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
	);
}

/** The same while a frame's own page is still awaited, which axe's driver would wait for too; frames are left out. */
export async function violationsOutsideFrames(page: Page): Promise<string[]> {
	await page.evaluate(axeCore.source);
	return page.evaluate(async (values) => {
		const { violations: found } = await globalThis.axe.run(document, {
			iframes: false,
			runOnly: { type: "tag", values },
		});
		return found.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
		);
	}, tags);
}

declare global {
	/** There once the test has put it into the page. */
	var axe: typeof axeCore;
}
