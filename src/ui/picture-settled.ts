import { useEffect, useRef, useState } from "react";

/** Follows a picture until it has loaded or failed, also when that happened before React ran; logs a failure (ERR-04). */
export function usePictureSettled() {
	const image = useRef<HTMLImageElement>(null);
	const [isSettled, setIsSettled] = useState(false);
	const [hasFailed, setHasFailed] = useState(false);

	useEffect(() => {
		const element = image.current;
		if (!element) return;
		const settle = () => {
			if (element.naturalWidth === 0) {
				console.warn(`The hero image failed to load: ${element.currentSrc}`);
				setHasFailed(true);
			}
			setIsSettled(true);
		};
		if (element.complete) {
			settle();
			return;
		}
		element.addEventListener("load", settle);
		element.addEventListener("error", settle);
		return () => {
			element.removeEventListener("load", settle);
			element.removeEventListener("error", settle);
		};
	}, []);

	return { image, isSettled, hasFailed };
}
