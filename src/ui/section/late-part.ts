/**
 * For an element that is left out of the first view while it is out of sight (docs/decisions/0010-late-sections.md). It
 * is marked when it is drawn, which may be before React finds it.
 */
export const latePart = {
	"data-late": "",
	suppressHydrationWarning: true,
} as const;
