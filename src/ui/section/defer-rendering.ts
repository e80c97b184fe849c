/**
 * Attributes of parts below the initial viewport, which render later
 * (docs/decisions/0010-late-sections.md).
 */
export const deferRendering = { "data-deferred": "" } as const;
