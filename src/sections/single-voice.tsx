import { Avatar } from "#ui/avatar.tsx";
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
	const { name, role, quote, rating, initials, image } = person;
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
					<footer className="byline">
						<Avatar src={image} initials={initials} />
						<span>
							<b>{name}</b>
							<span className="muted">{role}</span>
						</span>
					</footer>
				</blockquote>
			</div>
		</Section>
	);
}
