import { appIsReady } from "#lib/app-ready.ts";

/**
 * A press of a button that only React can answer is kept and repeated as soon as React has taken over. So is one
 * with data-keep: it opens its dialog without React, and React has more to do.
 */
export function keepClicks(): void {
	const kept: HTMLButtonElement[] = [];
	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		if (
			!appIsReady() &&
			button?.matches(
				"[data-keep], :not([commandfor], [data-theme-toggle], [data-closes-announcement], [type=submit])",
			)
		)
			kept.push(button);
	});
	document.addEventListener("app-ready", () => {
		for (const button of kept.splice(0)) {
			// Its dialog has been opened by the press, and may have been closed since.
			if (button.matches("[commandfor]"))
				button.addEventListener("click", (event) => event.preventDefault(), {
					once: true,
				});
			button.click();
		}
	});
}
