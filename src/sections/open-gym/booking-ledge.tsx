import type openGym from "content:open-gym";
import shell from "content:shell";
import { useRef } from "react";
import { Link } from "#ui/link.tsx";
import { useNearViewport } from "#ui/near-viewport.ts";
import { ContactWays } from "../contact-ways.tsx";
import { LeadFrame, leadParams } from "../lead-frame.tsx";

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
		<div className="booking-ledge">
			<div ref={root} className="wrap split">
				<div>
					<h2>{booking.title}</h2>
					<p className="muted mt-4">{booking.text}</p>
					<p className="muted mt-4">
						{shell.frameWords.talk} You can <ContactWays />.{" "}
						<Link href={booking.dialog.url} isExternal>
							{booking.dialog.direct}
						</Link>
					</p>
				</div>
				<LeadFrame
					dialog={booking.dialog}
					space="600"
					isActive={isNear}
					params={leadParams(isNear)}
				/>
			</div>
		</div>
	);
}
