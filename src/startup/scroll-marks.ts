import { barScrollThreshold, floatingButtonShare } from "#lib/constants.ts";

/**
 * Marks <html> for the bar's background (NAV-14), its place once the announcement above it is scrolled away, and the
 * floating button (NAV-17); styles read the marks.
 */
export function markScroll(): void {
	const root = document.documentElement;
	const mark = () => {
		const announcement = document.getElementById("announcement");
		root.toggleAttribute(
			"data-past-announcement",
			(announcement?.getBoundingClientRect().bottom ?? 0) <= 0,
		);
		root.toggleAttribute("data-scrolled", scrollY > barScrollThreshold);
		root.toggleAttribute(
			"data-past-fold",
			scrollY > innerHeight * floatingButtonShare,
		);
	};
	// While the page arrives: to ask how far it is scrolled lays out what has come (src/ui/section/layout-step.tsx).
	document.addEventListener("layout-step", mark);
	addEventListener("scroll", mark, { passive: true });
	addEventListener("resize", mark, { passive: true });
	// An announcement may have come or gone (announcement.ts).
	document.addEventListener("visibilitychange", mark);
}
