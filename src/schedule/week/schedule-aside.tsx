import schedule from "content:schedule";
import shell from "content:shell";
import { Phone } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { CalendarSubscription } from "#ui/calendar/calendar-subscription.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { liveScheduleId } from "./live-schedule-dialog.tsx";
import css from "./schedule-aside.module.css";

export function ScheduleAside() {
	return (
		<div className={`${layout.aside} ${css.scheduleAside}`}>
			<OpenGym />
			<DropIn />
			<Subscribe />
			<ClosedDays />
		</div>
	);
}

function OpenGym() {
	const { openGym } = schedule;
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

function DropIn() {
	const { dropIn, live } = schedule;
	return (
		<section className={css.box} aria-labelledby="drop-in-title">
			<h2 id="drop-in-title">{dropIn.title}</h2>
			<p className={css.price}>
				<span className="stamp">{dropIn.price}</span> {dropIn.unit}
			</p>
			<p>{dropIn.text}</p>
			<p className={`${layout.row} ${css.contact}`}>
				<Link href={`tel:${shell.phoneNumber}`} className="text-link">
					<Phone className="icon" />
					{shell.phone}
				</Link>
				<Link href="/contact" className="text-link">
					{dropIn.contact}
				</Link>
			</p>
			<Button variant="outline" opens={liveScheduleId}>
				{live.button}
			</Button>
		</section>
	);
}

function Subscribe() {
	const { subscribe } = schedule;
	return (
		<section className={css.box} aria-labelledby="subscribe-title">
			<h2 id="subscribe-title">{subscribe.title}</h2>
			<p>{subscribe.text}</p>
			<CalendarSubscription
				label={subscribe.link}
				names={schedule.calendars}
				feed={subscribe.feed}
			/>
			<p className={css.file}>
				<Link href={subscribe.address} isFile className="text-link">
					{subscribe.file}
				</Link>
			</p>
		</section>
	);
}

function ClosedDays() {
	const { title, days } = schedule.closures;
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
