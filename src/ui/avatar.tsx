import { useEffect, useRef, useState } from "react";

type Props = {
	/** Address of a portrait; the initials stand in when there is none or it fails (CAR-06). */
	src?: string | undefined;
	initials: string;
};

/** A small round portrait beside a name; decoration, the name stands next to it. */
export function Avatar({ src, initials }: Props) {
	const image = useRef<HTMLImageElement>(null);
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		// The picture may have failed before React was listening.
		if (image.current?.complete && image.current.naturalWidth === 0)
			setHasFailed(true);
	}, []);

	return (
		<span className="avatar" aria-hidden="true">
			{src && !hasFailed ? (
				<img
					ref={image}
					src={src}
					alt=""
					width={44}
					height={44}
					loading="lazy"
					onError={() => setHasFailed(true)}
				/>
			) : (
				initials
			)}
		</span>
	);
}
