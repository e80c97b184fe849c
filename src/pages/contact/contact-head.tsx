import type contact from "content:contact";
import consultation from "content:dialog-consultation";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import pageHead from "#ui/section/page-head.module.css";
import css from "./contact-head.module.css";

/** The promise of an answer, and the two things that can be booked at once (CONT-01 to CONT-03). */
export function ContactHead({
	page: { headline, lead, actions },
}: {
	page: typeof contact;
}) {
	return (
		<div className={`${layout.wrap} ${pageHead.pageHead} ${css.contactHead}`}>
			<h1 tabIndex={-1}>{headline}</h1>
			<p className="lead">{lead}</p>
			<p className={`${layout.row} ${css.actions}`}>
				<Button size="lg" opens={consultation.dialogId}>
					{actions.consultation}
				</Button>
				<Button size="lg" variant="outline" opens={actionDialogs.default}>
					{actions.freeTrial}
				</Button>
			</p>
		</div>
	);
}
