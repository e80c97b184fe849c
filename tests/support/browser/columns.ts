import type { Locator } from "@playwright/test";

/** In how many columns the cards stand. */
export function columnsOf(cards: Locator): Promise<number> {
	return cards.evaluateAll(
		(all) =>
			new Set(all.map((it) => Math.round(it.getBoundingClientRect().left)))
				.size,
	);
}
