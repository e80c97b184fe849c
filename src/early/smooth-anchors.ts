/** Anchors of the same page scroll smoothly where motion is welcome (NAV-11); changes of page never do. */
export function smoothAnchors(): void {
	const root = document.documentElement;
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	document.addEventListener("click", ({ target }) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (
			!link ||
			link.hash === "" ||
			link.pathname !== location.pathname ||
			still.matches
		)
			return;
		root.dataset.smooth = "";
		addEventListener("scrollend", () => delete root.dataset.smooth, {
			once: true,
		});
	});
}
