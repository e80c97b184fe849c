import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import pageHead from "#ui/section/page-head.module.css";
import { Points } from "#ui/text/points.tsx";
import { PlaceTicket } from "./place-ticket.tsx";
import css from "./thank-you.module.css";

type Props = {
	headline: string;
	lead: string;
	/** What happens next, in order. */
	steps: readonly { title: string; text: string }[];
	/** Over the box with address, map, phone and email. */
	placeTitle: string;
	/** Where the gym writes itself into the visitor's calendar; above the steps. */
	time?: ReactNode;
	/** Belongs to the first step: a button. */
	firstAction?: ReactNode;
	hasProfiles?: boolean;
	/** Below the steps. */
	children: ReactNode;
};

/** After a booking or a request: what happens next, how to get here, how to reach us (TY-01 to TY-13). */
export function ThankYou({
	headline,
	lead,
	steps,
	placeTitle,
	time,
	firstAction,
	hasProfiles = false,
	children,
}: Props) {
	return (
		<>
			<div className={`${layout.wrap} ${pageHead.pageHead}`}>
				<h1 tabIndex={-1}>{headline}</h1>
				<p className="lead">{lead}</p>
			</div>
			<div
				className={`${layout.wrap} ${layout.split} ${css.thankYou}`}
				data-picture="narrow-end"
			>
				<div className={layout.splitBody}>
					{time}
					<Points
						look="steps"
						heading="h2"
						points={steps.map((step, position) =>
							position === 0 ? { ...step, more: firstAction } : step,
						)}
					/>
					{children}
				</div>
				<PlaceTicket title={placeTitle} hasProfiles={hasProfiles} />
			</div>
		</>
	);
}
