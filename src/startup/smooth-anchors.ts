import { smoothLatest } from "#lib/constants.ts";

/** Anchors of the same page scroll smoothly where motion is welcome (NAV-11); changes of page never do. */
export function smoothAnchors(): void {
	const root = document.documentElement;
	const still = matchMedia("(prefers-reduced-motion: reduce)");
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
			still.matches
		)
			return;
		root.dataset.smooth = "";
		// A scroll that has begun smoothly ends so.
		timer = setTimeout(stop, smoothLatest);
	});
}
