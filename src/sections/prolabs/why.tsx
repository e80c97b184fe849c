import type prolabs from "content:prolabs";
import { PictureOrFallback } from "#ui/picture-or-fallback.tsx";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

/** Why a trainer rents here (PROLAB-02). */
export function Why({ why }: { why: (typeof prolabs)["why"] }) {
	return (
		<Section id="why">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="why-title">{why.title}</h2>
					<Points points={why.points} />
				</div>
				<figure className="split-picture">
					<PictureOrFallback picture={why.photo} fallback={why.fallback} />
				</figure>
			</div>
		</Section>
	);
}
