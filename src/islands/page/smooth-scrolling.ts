import { smoothScrollTimeoutMs } from "#lib/constants.ts";
import { prefersReducedMotion } from "#ui/browser/reduced-motion.ts";

export function scrollSmoothlyToAnchors(): void {
	const root = document.documentElement;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = () => {
		clearTimeout(timer);
		delete root.dataset.smooth;
	};
	document.addEventListener("click", ({ target }) => {
		stop();
		const link = target instanceof Element ? target.closest("a") : null;
		if (
			!link ||
			link.hash === "" ||
			link.origin !== location.origin ||
			link.pathname !== location.pathname ||
			prefersReducedMotion()
		)
			return;
		root.dataset.smooth = "";
		timer = setTimeout(stop, smoothScrollTimeoutMs);
	});
}
