type Enhancement = { enhance: (element: HTMLElement) => void };

/**
 * Scripts for static elements that need no React, by the value of `data-enhance`: a few lines that set attributes and
 * whole texts (docs/decisions/0019-pages-and-islands.md).
 */
export const enhancements = {
	"article-tabs": () => import("#articles/list/article-tabs.ts"),
	"card-slider": () => import("#ui/slider/card-slider.ts"),
	"not-found": () => import("#shell/not-found.ts"),
	"programs-menu": () => import("#shell/header/programs-menu.ts"),
	"schedule-view": () => import("#schedule/week/schedule-view.ts"),
	"week-view": () => import("#schedule/week/week-view.ts"),
} satisfies Record<string, () => Promise<Enhancement>>;
