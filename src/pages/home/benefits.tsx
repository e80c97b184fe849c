import type home from "content:home";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";

/** What a member gets, point by point. */
export function Benefits({
	benefits,
}: {
	benefits: (typeof home)["benefits"];
}) {
	return (
		<Section id="benefits" band="rubber">
			<div className={`${layout.wrap} ${layout.split}`}>
				<figure className={layout.splitPicture}>
					<Picture picture={benefits.photo} />
				</figure>
				<div className={layout.splitBody}>
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
				</div>
			</div>
		</Section>
	);
}
