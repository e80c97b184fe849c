import { CalendarPlus } from "lucide-react";
import { Island } from "#islands/island.tsx";
import { CopyAddress } from "../button/copy-address.tsx";
import layout from "../layout/layout.module.css";
import only from "../layout/only.module.css";
import { Link } from "../link/link.tsx";
import {
	CalendarLinks,
	type CalendarNames,
	type WebCalendars,
} from "./calendar-links.tsx";
import css from "./calendar-subscription.module.css";

/** What calendars are called, and the words of the button that copies an address. */
export type SubscriptionNames = CalendarNames & {
	copy: string;
	copied: string;
	byHand: string;
};

/** The addresses of a calendar to subscribe to. */
export type CalendarFeed = {
	/** Opens a calendar program, where there is one. */
	webcal: string;
	web: WebCalendars;
	/** https, for every calendar that takes an address. */
	url: string;
};

type Props = {
	/** On the link that opens a calendar program. */
	label: string;
	names: SubscriptionNames;
	feed: CalendarFeed;
};

/** The ways to subscribe to a calendar; the address is there for calendars that no link can open. */
export function CalendarSubscription({ label, names, feed }: Props) {
	return (
		<div className={only.onScreen}>
			<p className={layout.row}>
				<Link href={feed.webcal} className="text-link">
					<CalendarPlus className="icon" />
					{label}
				</Link>
				<CalendarLinks of={label} names={names} urls={feed.web} />
			</p>
			<p className={`muted ${css.address}`}>{feed.url}</p>
			<Island
				name="CopyAddress"
				component={CopyAddress}
				load="interaction"
				props={{
					label: names.copy,
					address: feed.url,
					copied: names.copied,
					byHand: names.byHand,
				}}
			/>
		</div>
	);
}
