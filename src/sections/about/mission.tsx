import type about from "content:about";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

type Props = { mission: (typeof about)["mission"] };

/** What the gym is for, in one sentence and in two pictures. */
export function Mission({ mission }: Props) {
	return (
		<Section id="mission" className="mission">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="mission-title">{mission.title}</h2>
					<p className="statement">{mission.statement}</p>
					<p className="muted">{mission.text}</p>
					<Picture picture={mission.photos.wide} className="mission-wide" />
				</div>
				<div className="split-picture">
					<Picture picture={mission.photos.tall} className="mission-tall" />
				</div>
			</div>
		</Section>
	);
}
