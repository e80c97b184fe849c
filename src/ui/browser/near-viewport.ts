import { type RefObject, useEffect, useState } from "react";
import { lazyMarginPx } from "#lib/constants.ts";

/** True once the element has come within 200 px of the viewport. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		const element = ref.current;
		if (!element || isNear) return;
		const observer = new IntersectionObserver(
			(entries) =>
				setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
			{ rootMargin: `${lazyMarginPx}px` },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref, isNear]);
	return isNear;
}
