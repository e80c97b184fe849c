import { usePictureState } from "../picture/picture-state.ts";
import css from "./byline.module.css";
import { Stars } from "./stars.tsx";

type Props = {
	person: {
		name: string;
		role: string;
		initials: string;
		/** Address of a portrait; the initials stand in when there is none or it fails (CAR-06). */
		image?: string | undefined;
	};
	/** Stars beside the name, when the quote carries a rating there. */
	rating?: number | undefined;
};

/** Who said it, below a quote. */
export function Byline({ person, rating }: Props) {
	const { name, role, initials, image: src } = person;
	const { image, state } = usePictureState(undefined, src !== undefined);
	return (
		<footer className={css.byline}>
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
			<span>
				{rating === undefined ? (
					<b>{name}</b>
				) : (
					<span className={css.name}>
						<b>{name}</b>
						<Stars rating={rating} />
					</span>
				)}
				<span className="muted">{role}</span>
			</span>
		</footer>
	);
}
