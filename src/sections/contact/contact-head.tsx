import type contact from "content:contact";
import consultation from "content:dialog-consultation";
import { Button } from "#ui/button.tsx";
import { actionDialogs } from "../header-mode.ts";

/** The promise of an answer, and the two things that can be booked at once (CONT-01 to CONT-03). */
export function ContactHead({
	page: { headline, lead, actions },
}: {
	page: typeof contact;
}) {
	return (
		<div className="wrap page-head contact-head">
			<h1 tabIndex={-1}>{headline}</h1>
			<p className="lead">{lead}</p>
			<p className="row">
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
