import type home from "content:home";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Words } from "#ui/words.tsx";

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
					<ul className="points">
						{benefits.points.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>
									<Words>{text}</Words>
								</p>
							</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
