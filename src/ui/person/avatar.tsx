import { usePictureState } from "../picture/picture-state.ts";
import css from "./avatar.module.css";

type Props = {
	/** Address of a portrait; the initials stand in when there is none or it fails (CAR-06). */
	src?: string | undefined;
	initials: string;
};

/** A small round portrait beside a name; decoration, the name stands next to it. */
export function Avatar({ src, initials }: Props) {
	const { image, state } = usePictureState(undefined, src !== undefined);
	return (
		<span className={css.avatar} aria-hidden="true">
			{src && state !== "failed" ? (
				<img
					ref={image}
					src={src}
					alt=""
					width={44}
					height={44}
					loading="lazy"
				/>
			) : (
				initials
			)}
		</span>
	);
}
