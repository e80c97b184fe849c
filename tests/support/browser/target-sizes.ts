import type { Locator } from "@playwright/test";

/** In px. The minimum of WCAG 2.5.8 is 24 px. */
export const comfortableTargetSizePx = 44;

export function targetsUnder(
	part: Locator,
	sizePx: number,
): Promise<{ all: number; small: string[] }> {
	return part.evaluate((root, minSize) => {
		const targets = [
			...root.querySelectorAll<HTMLElement>("a, button, summary"),
		]
			.filter((control) =>
				control.checkVisibility({ visibilityProperty: true }),
			)
			// Ignores the skip link, which is off screen until it has the focus.
			.filter((control) => control.getBoundingClientRect().bottom + scrollY > 0)
			.map((control) => {
				const { width, height } = control.getBoundingClientRect();
				// If ::after covers the link's card, the whole card is clickable.
				const after = getComputedStyle(control, "::after");
				const cover =
					after.content !== "none" && after.position === "absolute"
						? (control.offsetParent ?? control).getBoundingClientRect()
						: undefined;
				return {
					name:
						control.getAttribute("aria-label") ?? control.textContent.trim(),
					width: Math.max(width, cover?.width ?? 0),
					height: Math.max(height, cover?.height ?? 0),
					// WCAG 2.5.8 exempts links within a sentence.
					isInline:
						/^inline(-block)?$/.test(getComputedStyle(control).display) &&
						control.parentElement?.textContent !== control.textContent,
				};
			});
		return {
			all: targets.length,
			small: targets
				.filter(({ isInline }) => !isInline)
				.filter(({ width, height }) => width < minSize || height < minSize)
				.map(
					({ name, width, height }) =>
						`${name}: ${Math.round(width)} x ${Math.round(height)}`,
				),
		};
	}, sizePx);
}
