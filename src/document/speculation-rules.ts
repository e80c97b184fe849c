/**
 * Prefetches linked pages in browsers that support speculation rules
 * (docs/decisions/0019-pages-and-islands.md).
 */
export const speculationRules = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: "/*.*" } },
					{ not: { selector_matches: "[target]" } },
				],
			},
			eagerness: "eager",
		},
	],
});
