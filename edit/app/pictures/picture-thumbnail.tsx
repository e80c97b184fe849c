import type { Pictures } from "../../picture-store.ts";
import { useEditor } from "../editing.ts";

type Props = { picture: Pictures["pictures"][number]; className?: string };

const maxSizePx = 900;

export function PictureThumbnail({ picture, className }: Props) {
	const { serverState } = useEditor();
	const { file, hash, width, height } = picture;
	const scale = Math.min(1, maxSizePx / Math.max(width, height));
	const size = [width, height].map((length) => Math.round(length * scale));
	const cropAndSize = [0, 0, width, height, ...size].join("-");
	return (
		<img
			src={`/site/pictures/${serverState.pictureKey}/${hash}/${cropAndSize}/${file}`}
			alt=""
			loading="lazy"
			width={width}
			height={height}
			className={className}
		/>
	);
}
