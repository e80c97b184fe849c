import type about from "content:about";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./mission.module.css";

type Props = { mission: (typeof about)["mission"] };

/** What the gym is for, in one sentence and in two pictures. */
export function Mission({ mission }: Props) {
	return (
		<Section id="mission">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
					<h2 id="mission-title">{mission.title}</h2>
					<p className={`statement ${css.statement}`}>{mission.statement}</p>
					<p className={`muted ${css.text}`}>{mission.text}</p>
					<Picture picture={mission.photos.wide} className={css.wide} />
				</div>
				<div className={layout.splitPicture}>
					<Picture picture={mission.photos.tall} className={css.tall} />
				</div>
			</div>
		</Section>
	);
}
