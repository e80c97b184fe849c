import { CalendarPlus } from "lucide-react";
import { Island } from "#islands/island.tsx";
import { CopyLink } from "../button/copy-link.tsx";
import visibility from "../layout/visibility.module.css";
import { Link } from "../link/link.tsx";
import {
	CalendarLinks,
	type CalendarNames,
	type WebCalendars,
} from "./calendar-links.tsx";
import css from "./calendar-subscription.module.css";

export type SubscriptionNames = CalendarNames & {
	copy: string;
	copied: string;
	byHand: string;
};

export type CalendarFeed = {
	webcal: string;
	web: WebCalendars;
	url: string;
};

type Props = {
	label: string;
	names: SubscriptionNames;
	feed: CalendarFeed;
};

export function CalendarSubscription({ label, names, feed }: Props) {
	return (
		<div className={visibility.screenOnly}>
			<p className={css.links}>
				<Link href={feed.webcal} className="text-link">
					<CalendarPlus className="icon" />
					{label}
				</Link>
				<CalendarLinks of={label} names={names} urls={feed.web} />
			</p>
			<p className={`muted ${css.address}`}>{feed.url}</p>
			<Island
				name="CopyLink"
				component={CopyLink}
				load="interaction"
				props={{
					label: names.copy,
					href: feed.url,
					copied: names.copied,
					byHand: names.byHand,
				}}
			/>
		</div>
	);
}
