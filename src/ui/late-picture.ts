import { useEffect, useRef, useState } from "react";

export type PictureState = "loading" | "loaded" | "failed";

/**
 * Follows a picture that is not asked for before it is due (OPEN-02, GAL-03, GAL-06): what to hand to Picture, and how
 * it is doing. Until then the style sheet keeps it out of the layout, so that the browser does not fetch it; without
 * script it is an ordinary lazy picture.
 */
export function useLatePicture(
	isDue: boolean,
	onSettled: (hasLoaded: boolean, address: string) => void,
) {
	const ref = useRef<HTMLImageElement>(null);
	const [state, setState] = useState<PictureState>("loading");
	// Told once, although a picture that the browser still has is found complete and reports "load" too.
	const isSettled = useRef(false);
	const settle = (next: "loaded" | "failed") => {
		if (isSettled.current) return;
		isSettled.current = true;
		setState(next);
		onSettled(next === "loaded", ref.current?.currentSrc ?? "");
	};
	const late = {
		ref,
		isDue,
		onLoad: () => settle("loaded"),
		onError: () => settle("failed"),
	};

	// A picture that the browser still has is there at once, before React could listen.
	const hear = useRef(settle);
	useEffect(() => {
		hear.current = settle;
	});
	useEffect(() => {
		const image = ref.current;
		if (isDue && image?.complete && image.naturalWidth > 0)
			hear.current("loaded");
	}, [isDue]);

	return { state, late };
}
