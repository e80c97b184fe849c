function visiblePart(element: Element): { top: number; bottom: number } {
	const box = element.getBoundingClientRect();
	let top = Math.max(box.top, 0);
	let bottom = Math.min(box.bottom, innerHeight);
	for (
		let parent = element.parentElement;
		parent && parent !== document.body;
		parent = parent.parentElement
	) {
		if (getComputedStyle(parent).overflowY === "visible") continue;
		const outer = parent.getBoundingClientRect();
		top = Math.max(top, outer.top);
		bottom = Math.min(bottom, outer.bottom);
	}
	return { top: top - box.top, bottom: bottom - box.top };
}

/** A frame that shrinks below this share of its height probably shows another step of the form. */
const sameStepMinShare = 0.75;

/**
 * True if the page must scroll to the frame's top after a change of the frame's height (px). The
 * top must be out of view, and another part of the frame in view. Also, the frame must now end
 * above the middle of the visible part, or be so much shorter that it probably shows another step.
 */
export function shrinksPastVisitor(
	frame: Element,
	{ from, to }: { from: number; to: number },
): boolean {
	const { top, bottom } = visiblePart(frame);
	const middle = (top + bottom) / 2;
	const isPastEnd = to < middle || to < sameStepMinShare * from;
	return top > 0 && bottom > top && middle <= from && isPastEnd;
}

export function scrollToTop(element: Element): void {
	const { top, bottom } = visiblePart(element);
	if (top > 0 && bottom > top) bringTopIntoView(element);
}

export function bringTopIntoView(element: Element): void {
	element.scrollIntoView({ block: "start", behavior: "instant" });
}
