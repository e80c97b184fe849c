import type openGym from "content:open-gym";
import shell from "content:shell";
import { useRef } from "react";
import { ContactWays } from "#booking/contact-ways.tsx";
import { LeadFrame, leadParams } from "#booking/lead-frame.tsx";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./booking-ledge.module.css";

/**
 * The foot of the hero: the booking calendar for people who are no members yet (OPEN-01, C-43). It is what they came
 * for, so it loads when it comes near, not when it is asked for.
 */
export function BookingLedge({
	booking,
}: {
	booking: (typeof openGym)["booking"];
}) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	return (
		<div className={css.bookingLedge}>
			<div
				ref={root}
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
			>
				<div className={layout.splitPicture}>
					<h2>{booking.title}</h2>
					<p className="muted">{booking.text}</p>
					<p className={`muted ${css.text}`}>
						{shell.frameWords.talk} You can <ContactWays />.{" "}
						<Link href={booking.dialog.url} isExternal>
							{booking.dialog.direct}
						</Link>
					</p>
				</div>
				<div className={layout.splitBody}>
					<LeadFrame
						dialog={booking.dialog}
						space="600"
						isActive={isNear}
						params={leadParams(isNear)}
					/>
				</div>
			</div>
		</div>
	);
}
