import type { Facts } from "../facts/facts.ts";
import { applyFilters, filters, parsePlaceholder } from "../facts/filters.ts";

const maxSuggestions = 8;

/**
 * Suggests facts whose name or value contains `query`. If `query` contains "|", suggests the
 * filters that can format the fact before "|", as in {durations.groupClass | words}.
 */
export function suggestFacts(query: string, facts: Facts): [string, string][] {
	const { name, used } = parsePlaceholder(query);
	const begun = used.pop()?.toLowerCase();
	const suggestions: [string, string][] =
		begun === undefined
			? [...facts].filter(([fact, value]) =>
					`${fact} ${value}`.toLowerCase().includes(name.toLowerCase()),
				)
			: [...filters.keys()]
					.filter((filter) => filter.includes(begun))
					.flatMap((filter) => {
						const chosen = [...used, filter];
						const result = applyFilters(facts.get(name) ?? "", chosen);
						return "text" in result && facts.has(name)
							? [[[name, ...chosen].join(" | "), result.text]]
							: [];
					});
	return suggestions.slice(0, maxSuggestions);
}
