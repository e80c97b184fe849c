import { Avatar } from "./avatar.tsx";
import css from "./byline.module.css";
import { Stars } from "./stars.tsx";

type Props = {
	person: {
		name: string;
		role: string;
		initials: string;
		/** Address of the portrait; without it the initials stand in. */
		image?: string | undefined;
	};
	/** Stars beside the name, when the quote carries a rating there. */
	rating?: number | undefined;
};

/** Who said it, below a quote. */
export function Byline({ person, rating }: Props) {
	const { name, role, initials, image } = person;
	return (
		<footer className={css.byline}>
			<Avatar src={image} initials={initials} />
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
