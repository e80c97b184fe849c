import { useCallback, useState } from "react";
import { Picture, type PictureSource } from "./picture.tsx";

type Props = {
	picture: PictureSource;
	/** Shown when the picture cannot be loaded (IMG-04, PROLAB-13). */
	fallback: PictureSource;
	isEager?: boolean;
	isFirst?: boolean;
	width?: number;
	height?: number;
};

/** A picture, or another one in its place when it fails; failures are logged. */
export function PictureOrFallback({ picture, fallback, ...look }: Props) {
	const [failed, setFailed] = useState<string>();
	const { src } = picture;
	const onFailed = useCallback(() => {
		console.warn(`A picture failed to load: ${src}`);
		setFailed(src);
	}, [src]);
	return failed === src ? (
		<Picture key="fallback" {...look} picture={fallback} />
	) : (
		<Picture key={src} {...look} picture={picture} onFailed={onFailed} />
	);
}
