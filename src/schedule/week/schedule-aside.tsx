import { Phone } from "lucide-react";
import type { Contact } from "#lib/gym.ts";
import { Button } from "#ui/button/button.tsx";
import {
	type CalendarFeed,
	CalendarSubscription,
	type SubscriptionNames,
} from "#ui/calendar/calendar-subscription.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { liveScheduleId } from "./live-schedule-dialog.tsx";
import css from "./schedule-aside.module.css";

type Props = {
	openGym: {
		title: string;
		hours: readonly { name: string; value: string }[];
		text: string;
		link: string;
	};
	dropIn: {
		title: string;
		price: string;
		unit: string;
		text: string;
		contact: string;
	};
	liveButton: string;
	subscribe: {
		title: string;
		text: string;
		link: string;
		file: string;
		feed: CalendarFeed;
		href: string;
	};
	calendars: SubscriptionNames;
	/** Closed days and days with other hours. Each row is hidden at `until`, in ms since 1970. */
	closures: {
		title: string;
		days: readonly { dates: string; note: string; until: number }[];
	};
	contact: Contact;
};

export function ScheduleAside({
	openGym,
	dropIn,
	liveButton,
	subscribe,
	calendars,
	closures,
	contact,
}: Props) {
	return (
		<div className={`${layout.aside} ${css.scheduleAside}`}>
			<OpenGym openGym={openGym} />
			<DropIn dropIn={dropIn} liveButton={liveButton} contact={contact} />
			<Subscribe subscribe={subscribe} calendars={calendars} />
			<ClosedDays closures={closures} />
		</div>
	);
}

function OpenGym({ openGym }: Pick<Props, "openGym">) {
	return (
		<section className={css.box} aria-labelledby="open-gym-title">
			<h2 id="open-gym-title">{openGym.title}</h2>
			<DescriptionList rows={openGym.hours} />
			<p>
				{openGym.text} <Link href="/open-gym">{openGym.link}</Link>
			</p>
		</section>
	);
}

function DropIn({
	dropIn,
	liveButton,
	contact,
}: Pick<Props, "dropIn" | "liveButton" | "contact">) {
	return (
		<section className={css.box} aria-labelledby="drop-in-title">
			<h2 id="drop-in-title">{dropIn.title}</h2>
			<p className={css.price}>
				<span className="stamp">{dropIn.price}</span> {dropIn.unit}
			</p>
			<p>{dropIn.text}</p>
			<p className={`${layout.row} ${css.contact}`}>
				<Link href={`tel:${contact.phoneNumber}`} className="text-link">
					<Phone className="icon" />
					{contact.phone}
				</Link>
				<Link href="/contact" className="text-link">
					{dropIn.contact}
				</Link>
			</p>
			<Button variant="outline" opens={liveScheduleId}>
				{liveButton}
			</Button>
		</section>
	);
}

function Subscribe({
	subscribe,
	calendars,
}: Pick<Props, "subscribe" | "calendars">) {
	return (
		<section className={css.box} aria-labelledby="subscribe-title">
			<h2 id="subscribe-title">{subscribe.title}</h2>
			<p>{subscribe.text}</p>
			<CalendarSubscription
				label={subscribe.link}
				names={calendars}
				feed={subscribe.feed}
			/>
			<p className={css.file}>
				<Link href={subscribe.href} className="text-link">
					{subscribe.file}
				</Link>
			</p>
		</section>
	);
}

function ClosedDays({ closures: { title, days } }: Pick<Props, "closures">) {
	if (days.length === 0) return null;
	return (
		<section
			className={css.box}
			aria-labelledby="closed-days-title"
			data-until={Math.max(...days.map(({ until }) => until))}
		>
			<h2 id="closed-days-title">{title}</h2>
			<DescriptionList
				rows={days.map(({ dates, note, until }) => ({
					name: dates,
					value: note,
					until,
				}))}
			/>
		</section>
	);
}
