import type home from "content:home";
import { Picture } from "#ui/picture.tsx";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

/** What a member gets, point by point. */
export function Benefits({
	benefits,
}: {
	benefits: (typeof home)["benefits"];
}) {
	return (
		<Section id="benefits" band="rubber">
			<div className="wrap split">
				<figure className="split-picture">
					<Picture picture={benefits.photo} />
				</figure>
				<div className="split-body">
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
				</div>
			</div>
		</Section>
	);
}
