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

/** Whether a frame that shrinks leaves the visitor below its new end. */
export function shrinksPastVisitor(
	frame: Element,
	{ from, to }: { from: number; to: number },
): boolean {
	const { top, bottom } = visiblePart(frame);
	const middle = (top + bottom) / 2;
	return top > 0 && bottom > top && to < middle && middle <= from;
}

/** Scrolls up to the element's top when the visitor sees only a lower part of it. */
export function scrollToTop(element: Element): void {
	const { top, bottom } = visiblePart(element);
	if (top > 0 && bottom > top) bringTopIntoView(element);
}

export function bringTopIntoView(element: Element): void {
	element.scrollIntoView({ block: "start", behavior: "instant" });
}
