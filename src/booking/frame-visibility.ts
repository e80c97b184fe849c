const minOpacity = 0.1;

/**
 * True if the frame is visible, accepts clicks and fills at least half of its box's width and
 * height. Does not check whether the box is in the viewport or covered by other elements.
 */
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

/** React never sets these attributes on the frame. Only a provider's script does. */
const hidingAttributes = ["class", "hidden", "inert", "aria-hidden"];

/**
 * Reverts, before the next paint, each change that a script makes to the frame's style or to
 * `hidingAttributes`. Returns a cleanup function. HighLevel's form-embed script hides every
 * HighLevel frame until the frame sends a message, and some widgets never send one.
 */
export function keepFrameVisible(
	frame: HTMLIFrameElement,
	ownStyle: () => string,
): () => void {
	let pause: ReturnType<typeof setTimeout> | undefined;
	const restore = () => {
		for (const name of hidingAttributes) frame.removeAttribute(name);
		const style = ownStyle();
		if (frame.style.cssText !== style) frame.style.cssText = style;
	};
	const watch = () => {
		restore();
		observer.observe(frame, {
			attributeFilter: ["style", ...hidingAttributes],
		});
	};
	const observer = new MutationObserver(() => {
		// Pauses until a later task. Otherwise a script that undoes each restore would cause an
		// endless loop and block the page.
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
