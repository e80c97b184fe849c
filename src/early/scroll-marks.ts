import { barScrollThreshold, floatingButtonShare } from "../lib/constants.ts";

/** Marks <html> for the bar's background (NAV-14) and the floating button (NAV-17); styles read the marks. */
export function markScroll(): void {
	const root = document.documentElement;
	const mark = () => {
		root.toggleAttribute("data-scrolled", scrollY > barScrollThreshold);
		root.toggleAttribute(
			"data-past-fold",
			scrollY > innerHeight * floatingButtonShare,
		);
	};
	mark();
	addEventListener("scroll", mark, { passive: true });
	addEventListener("resize", mark, { passive: true });
}
