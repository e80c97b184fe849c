import type about from "content:about";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

type Props = { community: (typeof about)["community"] };

/** Who trains here, and what they do together outside of class. */
export function Community({ community }: Props) {
	return (
		<Section id="community" band="concrete" className="community">
			<div className="wrap split">
				<div className="split-body">
					<h2 id="community-title">{community.title}</h2>
					<p className="muted">{community.text}</p>
					<h3>{community.events.title}</h3>
					<p className="muted">{community.events.text}</p>
				</div>
				<div className="split-picture">
					<Picture picture={community.photo} className="community-photo" />
				</div>
			</div>
		</Section>
	);
}
