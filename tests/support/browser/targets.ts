import type { Locator } from "@playwright/test";

/** The smallest target that WCAG 2.5.8 allows, and what a thumb hits without aiming. px */
export const smallest = 24;
export const comfortable = 44;

/**
 * Links, buttons and disclosures inside an element that are narrower or lower than a size, with the area that answers.
 * `all` counts those that were looked at.
 */
export function targetsUnder(
	part: Locator,
	size: number,
): Promise<{ all: number; small: string[] }> {
	return part.evaluate((root, least) => {
		const targets = [
			...root.querySelectorAll<HTMLElement>("a, button, summary"),
		]
			.filter((control) =>
				control.checkVisibility({ visibilityProperty: true }),
			)
			// The skip link is on the screen only while it has the focus.
			.filter((control) => control.getBoundingClientRect().bottom + scrollY > 0)
			.map((control) => {
				const { width, height } = control.getBoundingClientRect();
				// A link whose ::after covers its card answers everywhere on the card.
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
					// Links in the run of a sentence are excepted (WCAG 2.5.8).
					// A button computes to inline-block there.
					isInline:
						/^inline(-block)?$/.test(getComputedStyle(control).display) &&
						control.parentElement?.textContent !== control.textContent,
				};
			});
		return {
			all: targets.length,
			small: targets
				.filter(({ isInline }) => !isInline)
				.filter(({ width, height }) => width < least || height < least)
				.map(
					({ name, width, height }) =>
						`${name}: ${Math.round(width)} x ${Math.round(height)}`,
				),
		};
	}, size);
}
