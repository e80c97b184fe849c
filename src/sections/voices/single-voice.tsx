import layout from "#ui/layout/layout.module.css";
import { Byline } from "#ui/person/byline.tsx";
import { Stars } from "#ui/person/stars.tsx";
import { Section } from "#ui/section/section.tsx";
import voices from "./voices.module.css";
import type { Voice } from "./voices.tsx";

type Props = {
	id: string;
	/** Read out by screen readers only. */
	title: string;
	person: Voice;
};

/** What one member says, large. */
export function SingleVoice({ id, title, person }: Props) {
	const { quote, rating } = person;
	return (
		<Section id={id}>
			<div className={`${layout.wrap} ${layout.columns}`}>
				<h2 id={`${id}-title`} className="visually-hidden">
					{title}
				</h2>
				<blockquote className={`${voices.voice} ${voices.alone}`}>
					<Stars rating={rating} />
					<p>{`“${quote}”`}</p>
					<Byline person={person} />
				</blockquote>
			</div>
		</Section>
	);
}
