import {
	floatingButtonViewportShare,
	headerScrollThresholdPx,
} from "#lib/constants.ts";

/**
 * Sets attributes on <html> for the header's background (NAV-14), its position below the
 * announcement, and the floating button (NAV-17).
 */
export function trackScrollState(): void {
	const root = document.documentElement;
	const update = () => {
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
	customElements.define(
		"force-layout",
		class extends HTMLElement {
			// Reading the scroll position forces a layout.
			connectedCallback() {
				update();
			}
		},
	);
	addEventListener("scroll", update, { passive: true });
	addEventListener("resize", update, { passive: true });
	document.addEventListener("visibilitychange", update);
}
