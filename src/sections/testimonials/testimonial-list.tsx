import layout from "#ui/layout/layout.module.css";
import { Byline, type Testimonial } from "#ui/person/byline.tsx";
import { Stars } from "#ui/person/stars.tsx";
import css from "./testimonial-list.module.css";

type Props = {
	/** One testimonial, or a large one with two small ones next to it. */
	people: readonly Testimonial[];
};

export function TestimonialList({ people }: Props) {
	return (
		<ul className={layout.columns}>
			{people.map((person) => (
				<li key={person.id} className={css.testimonial}>
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
