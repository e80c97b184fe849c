import { useEffect, useEffectEvent, useRef, useState } from "react";

type PictureState = "loading" | "loaded" | "failed";

/**
 * Returns the loading state of a picture, even if it loaded before hydration, and calls `onSettled`
 * once. Does not watch while `isRequested` is false (OPEN-02, GAL-06).
 */
export function usePictureState(
	onSettled?: (hasLoaded: boolean, address: string) => void,
	isRequested = true,
) {
	const image = useRef<HTMLImageElement>(null);
	const [state, setState] = useState<PictureState>("loading");
	const isSettled = useRef(false);
	const handleSettled = useEffectEvent((element: HTMLImageElement) => {
		if (isSettled.current) return;
		isSettled.current = true;
		const hasLoaded = element.naturalWidth > 0;
		setState(hasLoaded ? "loaded" : "failed");
		onSettled?.(hasLoaded, element.currentSrc);
	});
	useEffect(() => {
		const element = image.current;
		if (!element || !isRequested) return;
		const checkLoaded = () => handleSettled(element);
		if (element.complete) checkLoaded();
		element.addEventListener("load", checkLoaded);
		element.addEventListener("error", checkLoaded);
		return () => {
			element.removeEventListener("load", checkLoaded);
			element.removeEventListener("error", checkLoaded);
		};
	}, [isRequested]);
	return { image, state };
}
