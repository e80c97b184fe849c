import {
	floatingButtonViewportShare,
	headerScrollThresholdPx,
} from "#lib/constants.ts";

/**
 * Sets attributes on <html> for the header's background (NAV-14), its position below the
 * announcement, and the floating button (NAV-17).
 */
export function markScroll(): void {
	const root = document.documentElement;
	const mark = () => {
		const announcement = document.getElementById("announcement");
		root.toggleAttribute(
			"data-past-announcement",
			(announcement?.getBoundingClientRect().bottom ?? 0) <= 0,
		);
		root.toggleAttribute("data-scrolled", scrollY > headerScrollThresholdPx);
		root.toggleAttribute(
			"data-past-fold",
			scrollY > innerHeight * floatingButtonViewportShare,
		);
	};
	// Reading the scroll position forces a layout, which this event has just done.
	document.addEventListener("force-layout", mark);
	addEventListener("scroll", mark, { passive: true });
	addEventListener("resize", mark, { passive: true });
	document.addEventListener("visibilitychange", mark);
}
