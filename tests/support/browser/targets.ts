import type { Locator } from "@playwright/test";

/** The minimum of WCAG 2.5.8, and a comfortable size. px */
export const smallest = 24;
export const comfortable = 44;

/** Controls smaller than a size, with their clickable area; `all` is the number checked. */
export function targetsUnder(
	part: Locator,
	size: number,
): Promise<{ all: number; small: string[] }> {
	return part.evaluate((root, minSize) => {
		const targets = [
			...root.querySelectorAll<HTMLElement>("a, button, summary"),
		]
			.filter((control) =>
				control.checkVisibility({ visibilityProperty: true }),
			)
			// The skip link is off screen without focus.
			.filter((control) => control.getBoundingClientRect().bottom + scrollY > 0)
			.map((control) => {
				const { width, height } = control.getBoundingClientRect();
				// A link whose ::after covers its card is clickable everywhere on it.
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
					// WCAG 2.5.8 excepts links within a sentence; buttons compute to inline-block.
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
	}, size);
}
