import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds against WCAG 2.2 AA and its best practices on the page as it is, frames included: rule and places. */
export async function violations(page: Page): Promise<string[]> {
	const result = await new AxeBuilder({ page }).analyze();
	return result.violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
	);
}
