import type training from "content:personal-training";
import { PlanCard } from "#sections/plan-card.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Pairs } from "#ui/text/pairs.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./offer.module.css";

type Props = { page: Pick<typeof training, "benefits" | "details" | "plan"> };

/** What it brings, what it is and what it costs (PT-06, PT-07). */
export function Offer({ page: { benefits, details, plan } }: Props) {
	return (
		<Section id="benefits" band="concrete">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
					<h3 className={css.details}>{details.title}</h3>
					<Pairs rows={details.rows} />
				</div>
				<div className={layout.splitPicture}>
					<PlanCard plan={plan} />
				</div>
			</div>
		</Section>
	);
}
