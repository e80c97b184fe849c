import { Byline } from "#ui/byline.tsx";
import { Section } from "#ui/section.tsx";
import { Stars } from "#ui/stars.tsx";
import { Words } from "#ui/words.tsx";

type Props = {
	id: string;
	/** Read out by screen readers only. */
	title: string;
	person: {
		name: string;
		role: string;
		quote: string;
		rating: number;
		initials: string;
		image?: string | undefined;
	};
};

/** What one member says, large. */
export function SingleVoice({ id, title, person }: Props) {
	const { quote, rating } = person;
	return (
		<Section id={id}>
			<div className="wrap columns">
				<h2 id={`${id}-title`} className="spoken">
					{title}
				</h2>
				<blockquote className="voice voice-alone">
					<Stars rating={rating} />
					<p>
						<Words>{`“${quote}”`}</Words>
					</p>
					<Byline person={person} />
				</blockquote>
			</div>
		</Section>
	);
}
