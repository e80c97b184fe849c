/** For parts below the first view (docs/decisions/0010-late-sections.md). */
export const deferRendering = { "data-deferred": "" } as const;
