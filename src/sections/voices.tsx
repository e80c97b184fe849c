import { Byline } from "#ui/byline.tsx";
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
			{people.map((person) => (
				<li key={person.id} className="voice">
					<blockquote>
						<Stars rating={person.rating} />
						<p>{`“${person.quote}”`}</p>
						<Byline person={person} />
					</blockquote>
				</li>
			))}
		</ul>
	);
}
