/** For parts below the first view (docs/decisions/0010-late-sections.md). */
export const latePart = { "data-late": "" } as const;
