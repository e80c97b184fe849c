import type { Pictures } from "../../picture-store.ts";

type Props = { picture: Pictures["pictures"][number]; className?: string };

export function PictureView({ picture, className }: Props) {
	const { file, hash, width, height } = picture;
	return (
		<img
			// The hash changes the URL when a picture is replaced under the same name.
			src={`/pictures/${file}?${hash}`}
			alt=""
			loading="lazy"
			width={width}
			height={height}
			className={className}
		/>
	);
}
