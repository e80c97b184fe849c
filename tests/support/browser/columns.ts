import type { Locator } from "@playwright/test";

export function columnsOf(cards: Locator): Promise<number> {
	return cards.evaluateAll(
		(all) =>
			new Set(
				all.map((element) => Math.round(element.getBoundingClientRect().left)),
			).size,
	);
}
