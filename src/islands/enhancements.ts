export type Enhancement = {
	// biome-ignore lint/suspicious/noExplicitAny: each enhancement has its own type of props
	enhance: (element: HTMLElement, props: any) => void;
};

export const enhancements = {
	"article-tabs": () => import("#articles/list/article-tabs.ts"),
	"card-slider": () => import("#ui/slider/card-slider.ts"),
	"facility-picture": () => import("#pages/open-gym/facility-picture.ts"),
	"image-carousel": () => import("#ui/slider/image-carousel.ts"),
	"not-found": () => import("#shell/not-found.ts"),
	"open-now": () => import("#schedule/hours/show-open-now.ts"),
	"programs-menu": () => import("#shell/header/programs-menu.ts"),
	"schedule-view": () => import("#schedule/week/switch-view.ts"),
	testimonials: () => import("#ui/slider/rotate-testimonials.ts"),
	"week-view": () => import("#schedule/week/switch-day.ts"),
} satisfies Record<string, () => Promise<Enhancement>>;
