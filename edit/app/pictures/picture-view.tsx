import type { Pictures } from "../../workspace.ts";

type Props = { picture: Pictures["pictures"][number]; className?: string };

/** A picture of the folder, small enough to be looked at here. */
export function PictureView({ picture, className }: Props) {
	const { file, hash, width, height } = picture;
	return (
		<img
			// Another picture under the same name has another address.
			src={`/pictures/${file}?${hash}`}
			alt=""
			loading="lazy"
			width={width}
			height={height}
			className={className}
		/>
	);
}
