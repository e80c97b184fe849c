import { barScrollThreshold, floatingButtonShare } from "#lib/constants.ts";

/**
 * Marks <html> for the bar's background (NAV-14), its place once the announcement above it is scrolled away, and the
 * floating button (NAV-17); styles read the marks.
 */
export function markScroll(): void {
	const root = document.documentElement;
	const announcement = document.getElementById("announcement");
	const mark = () => {
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
	mark();
	addEventListener("scroll", mark, { passive: true });
	addEventListener("resize", mark, { passive: true });
	// An announcement may have come or gone (announcement.ts).
	document.addEventListener("visibilitychange", mark);
}
