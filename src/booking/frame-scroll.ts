/** The part of an element that the visitor sees, px from its top. */
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

/** A frame that keeps less of its height than this shows another step, and not the same one with a line less. */
const sameStep = 0.75;

/** Whether a frame that shrinks (px) leaves the visitor below its new end, or shows another step without its top. */
export function shrinksPastVisitor(
	frame: Element,
	{ from, to }: { from: number; to: number },
): boolean {
	const { top, bottom } = visiblePart(frame);
	const middle = (top + bottom) / 2;
	const isOver = to < middle || to < sameStep * from;
	return top > 0 && bottom > top && middle <= from && isOver;
}

/** Scrolls up to the element's top when the visitor sees only a lower part of it. */
export function scrollToTop(element: Element): void {
	const { top, bottom } = visiblePart(element);
	if (top > 0 && bottom > top) bringTopIntoView(element);
}

export function bringTopIntoView(element: Element): void {
	element.scrollIntoView({ block: "start", behavior: "instant" });
}
