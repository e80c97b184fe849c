import type training from "content:personal-training";
import { Pairs } from "#ui/pairs.tsx";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";
import { PlanCard } from "../plan-card.tsx";

type Props = { page: Pick<typeof training, "benefits" | "details" | "plan"> };

/** What it brings, what it is and what it costs (PT-06, PT-07). */
export function Offer({ page: { benefits, details, plan } }: Props) {
	return (
		<Section id="benefits" band="concrete" className="training-offer">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
					<h3 className="training-details">{details.title}</h3>
					<Pairs rows={details.rows} />
				</div>
				<div className="split-picture">
					<PlanCard plan={plan} />
				</div>
			</div>
		</Section>
	);
}
