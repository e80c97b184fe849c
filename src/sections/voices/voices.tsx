import layout from "#ui/layout/layout.module.css";
import { Byline } from "#ui/person/byline.tsx";
import { Stars } from "#ui/person/stars.tsx";
import css from "./voices.module.css";

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
		<ul className={layout.columns}>
			{people.map((person) => (
				<li key={person.id} className={css.voice}>
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
