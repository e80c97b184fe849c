/** Opacity below which a frame counts as hidden. */
const minOpacity = 0.1;

/** Whether the frame fills its box and can be pressed; where the page is scrolled to does not matter. */
export function isFrameVisible(frame: Element, box: Element): boolean {
	if (!box.contains(frame)) return false;
	const { visibility, pointerEvents } = getComputedStyle(frame);
	if (visibility !== "visible" || pointerEvents === "none") return false;
	for (
		let element: Element | null = frame;
		element && element !== box.parentElement;
		element = element.parentElement
	) {
		const { opacity, clipPath } = getComputedStyle(element);
		if (Number(opacity) < minOpacity || clipPath !== "none") return false;
	}
	const outer = box.getBoundingClientRect();
	const inner = frame.getBoundingClientRect();
	const width =
		Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
	const height =
		Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
	return (
		width > 0 &&
		height > 0 &&
		width >= outer.width / 2 &&
		height >= outer.height / 2
	);
}

/** Attributes by which a script can hide a frame; React sets none of them. */
const hidingAttributes = ["class", "hidden", "inert", "aria-hidden"];

/**
 * Undoes what a script writes into the frame's style and other hiding attributes, before the browser paints.
 * HighLevel's form-embed script hides every frame of its host and waits for a message that some widgets never send.
 * @param ownStyle the inline style that the frame should have
 * @returns stops it
 */
export function keepFrameVisible(
	frame: HTMLIFrameElement,
	ownStyle: () => string,
): () => void {
	let pause: ReturnType<typeof setTimeout> | undefined;
	const restore = () => {
		for (const name of hidingAttributes) frame.removeAttribute(name);
		const own = ownStyle();
		if (frame.style.cssText !== own) frame.style.cssText = own;
	};
	const watch = () => {
		restore();
		observer.observe(frame, {
			attributeFilter: ["style", ...hidingAttributes],
		});
	};
	const observer = new MutationObserver(() => {
		// A script that answers each change with another one would otherwise block the page for good.
		observer.disconnect();
		restore();
		pause = setTimeout(watch);
	});
	watch();
	return () => {
		clearTimeout(pause);
		observer.disconnect();
	};
}
