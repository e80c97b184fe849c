/**
 * For an element that is left out of the first view while it is out of sight (docs/decisions/0010-late-sections.md). It
 * is marked when it is drawn, which may be before React finds it.
 */
export const latePart = {
	"data-late": "",
	suppressHydrationWarning: true,
} as const;

/** For the foot of the first view: on a phone it comes with the frame after the first. */
export const nextFramePart = { "data-next-frame": "" } as const;
