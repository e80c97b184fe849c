import type prolabs from "content:prolabs";
import { FallbackPicture } from "#ui/fallback-picture.tsx";
import { Section } from "#ui/section.tsx";
import { Words } from "#ui/words.tsx";

/** Why a trainer rents here (PROLAB-02). */
export function Why({ why }: { why: (typeof prolabs)["why"] }) {
	return (
		<Section id="why">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="why-title">{why.title}</h2>
					<ul className="points">
						{why.points.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>
									<Words>{text}</Words>
								</p>
							</li>
						))}
					</ul>
				</div>
				<figure className="split-picture">
					<FallbackPicture picture={why.photo} fallback={why.fallback} />
				</figure>
			</div>
		</Section>
	);
}
