/** For an element that is not rendered while it is out of sight (docs/decisions/0010-late-sections.md). */
export const latePart = { "data-late": "" } as const;
