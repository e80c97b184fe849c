import type about from "content:about";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./community.module.css";

type Props = { community: (typeof about)["community"] };

/** Who trains here, and what they do together outside of class. */
export function Community({ community }: Props) {
	return (
		<Section id="community" band="concrete" className={css.community}>
			<div
				className={`${layout.wrap} ${layout.split} ${css.split}`}
				data-picture="end"
			>
				<div className={layout.splitBody}>
					<h2 id="community-title">{community.title}</h2>
					<p className="muted">{community.text}</p>
					<h3>{community.events.title}</h3>
					<p className="muted">{community.events.text}</p>
				</div>
				<div className={`${layout.splitPicture} ${css.picture}`}>
					<Picture picture={community.photo} className={css.photo} />
				</div>
			</div>
		</Section>
	);
}
