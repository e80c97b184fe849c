import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Picture } from "./picture.tsx";

type Source = ComponentProps<typeof Picture>["picture"];

/** A picture with another one that takes its place when it does not load (PROLAB-13). */
export function FallbackPicture({
	picture,
	fallback,
}: {
	picture: Source;
	fallback: Source;
}) {
	const box = useRef<HTMLDivElement>(null);
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		// It may have failed before React was listening.
		const image = box.current?.querySelector("img");
		if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
	}, []);
	return (
		// An image's error does not bubble; on its way down it passes here.
		<div ref={box} onErrorCapture={() => setHasFailed(true)}>
			<Picture
				key={hasFailed ? "fallback" : "picture"}
				picture={hasFailed ? fallback : picture}
			/>
		</div>
	);
}
