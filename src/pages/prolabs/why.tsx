import type prolabs from "content:prolabs";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";

/** Why a trainer rents here (PROLAB-02). */
export function Why({ why }: { why: (typeof prolabs)["why"] }) {
	return (
		<Section id="why">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
					<h2 id="why-title">{why.title}</h2>
					<Points points={why.points} />
				</div>
				<figure className={layout.splitPicture}>
					<Picture picture={why.photo} fallback={why.fallback} />
				</figure>
			</div>
		</Section>
	);
}
