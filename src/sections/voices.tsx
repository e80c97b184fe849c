import { Avatar } from "#ui/avatar.tsx";
import { Stars } from "#ui/stars.tsx";

type Props = {
	/** The first one large, two small beside it. */
	people: readonly {
		id: string;
		name: string;
		role: string;
		quote: string;
		rating: number;
		initials: string;
		image?: string | undefined;
	}[];
};

/** What three people say: one large, two small. */
export function Voices({ people }: Props) {
	return (
		<ul className="columns">
			{people.map(({ id, name, role, quote, rating, image, initials }) => (
				<li key={id} className="voice">
					<blockquote>
						<Stars rating={rating} />
						<p>{`“${quote}”`}</p>
						<footer className="byline">
							<Avatar src={image} initials={initials} />
							<span>
								<b>{name}</b>
								<span className="muted">{role}</span>
							</span>
						</footer>
					</blockquote>
				</li>
			))}
		</ul>
	);
}
