import {
	floatingButtonViewportShare,
	headerScrollThresholdPx,
} from "#lib/constants.ts";
import { onTabShown } from "#lib/on-tab-shown.ts";

/**
 * Sets attributes on <html> for the header's background (NAV-14), for the header's position below
 * the announcement, and for the floating button (NAV-17).
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
			// `update` reads positions, so the browser must lay out the HTML that it has received.
			connectedCallback() {
				update();
			}
		},
	);
	addEventListener("scroll", update, { passive: true });
	addEventListener("resize", update, { passive: true });
	onTabShown(update);
}
