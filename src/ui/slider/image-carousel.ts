import { minSwipePx } from "#lib/constants.ts";
import { interpolate } from "#lib/interpolate.ts";
import { showToast } from "../toast/toasts.ts";
import { createSlider } from "./slider.ts";

/**
 * Loads the pictures of a carousel, shows how many have loaded, and handles controls, keys and
 * swipes (GAL-01 to GAL-06, GAL-09, GAL-10).
 */
export function enhance(element: HTMLElement): void {
	const list = element.querySelector<HTMLElement>("[data-track]");
	const status = element.querySelector("[role=status]");
	if (!list || !status) return;
	const dots = [...element.querySelectorAll<HTMLElement>("[data-dot]")];
	let index = dots.findIndex(({ ariaCurrent }) => ariaCurrent === "true");
	const slider = createSlider(list, (next) => {
		index = next;
		for (const [position, dot] of dots.entries())
			dot.ariaCurrent = String(position === next);
	});
	if (index > 0) slider.goTo(index, "instant");

	const move = (to: number) => {
		const shown = slider.goTo(to);
		const slide = list.children[shown];
		// If the picture has failed, its slide contains a message instead of alternative text.
		const text =
			slide?.querySelector("img")?.alt ??
			slide?.querySelector("p")?.textContent;
		status.textContent = `Picture ${shown + 1} of ${dots.length}. ${text}`;
	};
	for (const button of element.querySelectorAll<HTMLElement>("[data-step]"))
		button.addEventListener("click", () =>
			move(index + Number(button.dataset.step)),
		);
	for (const [position, dot] of dots.entries())
		dot.addEventListener("click", () => move(position));
	list.addEventListener("keydown", (event) => {
		const to = {
			ArrowLeft: index - 1,
			ArrowRight: index + 1,
			Home: 0,
			End: dots.length - 1,
		}[event.key];
		if (to === undefined || event.altKey || event.ctrlKey || event.metaKey)
			return;
		event.preventDefault();
		move(to);
	});
	handleSwipes(list, {
		currentIndex: () => index,
		onStep: move,
		onReturn: slider.goTo,
	});

	if (element.dataset.notice)
		showToast({ kind: "warning", text: element.dataset.notice });
	loadPictures(element, (message) => {
		status.textContent = message;
	});
}

type SwipeOptions = {
	currentIndex: () => number;
	onStep: (to: number) => void;
	onReturn: (to: number) => void;
};

/**
 * Moves one slide per swipe of more than 100 px (GAL-02). Native scrolling has no such threshold,
 * so the style sheet disables horizontal panning.
 */
function handleSwipes(
	list: HTMLElement,
	{ currentIndex, onStep, onReturn }: SwipeOptions,
): void {
	let start: { x: number; left: number; index: number } | undefined;
	const end = (distanceX: number) => {
		if (!start) return;
		const { index } = start;
		start = undefined;
		if (Math.abs(distanceX) > minSwipePx)
			onStep(index + (distanceX < 0 ? 1 : -1));
		else onReturn(index);
	};
	const passive = { passive: true };
	list.addEventListener(
		"touchstart",
		({ touches }) => {
			const x = touches.length === 1 ? touches[0]?.clientX : undefined;
			const left = list.scrollLeft;
			start = x === undefined ? undefined : { x, left, index: currentIndex() };
		},
		passive,
	);
	list.addEventListener(
		"touchmove",
		({ touches }) => {
			if (!start || !touches[0]) return;
			list.dataset.dragging = "";
			list.scrollLeft = start.left + start.x - touches[0].clientX;
		},
		passive,
	);
	list.addEventListener("touchend", ({ changedTouches }) =>
		end((changedTouches[0]?.clientX ?? 0) - (start?.x ?? 0)),
	);
	list.addEventListener("touchcancel", () => end(0));
}

/**
 * Requests all pictures, and replaces failed pictures with a message. Reports the number of loaded
 * pictures (GAL-03 to GAL-06). Calls `onSettled` only once, because a message per picture would
 * interrupt screen readers.
 */
function loadPictures(
	element: HTMLElement,
	onSettled: (message: string) => void,
): void {
	const count = element.querySelector<HTMLElement>("[data-count]");
	const failure = element.querySelector("template")?.content;
	const images = [...element.querySelectorAll("img")];
	let loaded = 0;
	let failed = 0;
	const settle = (image: HTMLImageElement) => {
		const slide = image.closest("li");
		if (slide?.dataset.state !== "loading") return;
		const hasLoaded = image.naturalWidth > 0;
		if (hasLoaded) loaded += 1;
		else failed += 1;
		slide.dataset.state = hasLoaded ? "loaded" : "failed";
		if (!hasLoaded) {
			console.warn(`A gallery image failed to load: ${image.currentSrc}`);
			if (failed === 1)
				showToast({ kind: "error", text: element.dataset.failure ?? "" });
			if (failure)
				image.closest("picture")?.replaceWith(failure.cloneNode(true));
		}
		const message = interpolate(count?.dataset.count ?? "", {
			loaded: String(loaded),
			total: String(images.length),
		});
		if (count) count.textContent = message;
		if (loaded + failed === images.length) onSettled(message);
	};
	for (const image of images) {
		image.loading = "eager";
		if (image.complete) settle(image);
		else
			for (const type of ["load", "error"])
				image.addEventListener(type, () => settle(image));
	}
}
