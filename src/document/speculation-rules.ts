/** Prefetches linked pages (docs/decisions/0019-pages-and-islands.md). */
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
