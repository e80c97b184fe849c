import { carouselLockMs } from "#lib/constants.ts";
import { interpolate } from "#lib/interpolate.ts";
import { startAutoplay } from "./autoplay.ts";
import { createSlider } from "./slider.ts";

/**
 * Advances the testimonials until the visitor interacts with them. Handles the controls (CAR-01 to
 * CAR-08, WCAG 2.2.2).
 */
export function enhance(element: HTMLElement): void {
	const query = (selector: string) =>
		element.querySelector<HTMLElement>(selector);
	const track = query("[data-track]");
	const toggle = query("[data-pause]");
	const status = query("[role=status]");
	const dots = [...element.querySelectorAll<HTMLElement>("[data-dot]")];
	if (!track || !toggle || !status) return;

	let index = 0;
	let lastMove = Number.NEGATIVE_INFINITY;
	const move = (next: number) => {
		const now = performance.now();
		if (now - lastMove < carouselLockMs) return;
		lastMove = now;
		slider.goTo(next);
	};
	const autoplay = startAutoplay(element, {
		intervalMs: Number(element.dataset.interval),
		onAdvance: () => move(index + 1),
		onPlayingChange: () => update(),
	});
	const update = () => {
		const { isPlaying } = autoplay;
		for (const [position, dot] of dots.entries())
			dot.ariaCurrent = String(position === index);
		toggle.ariaLabel = toggle.dataset[isPlaying() ? "pause" : "play"] ?? "";
		for (const [position, icon] of [...toggle.children].entries())
			icon.toggleAttribute("hidden", (position === 0) !== isPlaying());
		// Replaces all children, because the browser's page translation may have wrapped the text node.
		status.textContent = isPlaying()
			? ""
			: interpolate(status.dataset.text ?? "", { number: `${index + 1}` });
	};
	const slider = createSlider(track, (next) => {
		if (next === index) return;
		index = next;
		autoplay.restart();
		update();
	});
	const stopAndMove = (next: number) => {
		autoplay.stop();
		move(next);
	};

	update();
	track.addEventListener("pointerdown", ({ pointerType }) => {
		if (pointerType !== "mouse") autoplay.stop();
	});
	toggle.addEventListener("click", autoplay.toggle);
	for (const button of element.querySelectorAll<HTMLElement>("[data-step]"))
		button.addEventListener("click", () =>
			stopAndMove(index + Number(button.dataset.step)),
		);
	for (const [position, dot] of dots.entries())
		dot.addEventListener("click", () => stopAndMove(position));
}
