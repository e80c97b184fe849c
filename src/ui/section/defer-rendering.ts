/**
 * Attributes of parts below the first view, which render later
 * (docs/decisions/0010-late-sections.md).
 */
export const deferRendering = { "data-deferred": "" } as const;
