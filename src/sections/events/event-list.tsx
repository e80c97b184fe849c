import { CalendarPlus } from "lucide-react";
import type { eventCards } from "#model/views/event-cards.ts";
import { CalendarLinks } from "#ui/calendar/calendar-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { ActionButton } from "../action-button.tsx";
import css from "./event-list.module.css";

type Props = {
	events: ReturnType<typeof eventCards>;
	heading: "h2" | "h3";
};

/** A list of events; src/startup/timed-elements.ts hides past ones. */
export function EventList({ events, heading: Heading }: Props) {
	return (
		<ul>
			{events.list.map((event) => (
				<li
					key={event.id}
					id={event.id}
					className={`${layout.columns} ${css.event}`}
					data-until={event.until}
				>
					<p className={css.dateBadge} aria-hidden="true">
						<b>{event.dateBadge.day}</b> {event.dateBadge.month}
					</p>
					<div className={css.body}>
						<Heading>{event.name}</Heading>
						{event.isCancelled && (
							<p className={`${css.when} ${css.cancelled}`}>
								{events.cancelled}
							</p>
						)}
						<p className={css.when}>
							<time dateTime={event.startsAt}>{event.when}</time>
						</p>
						<p className={css.text}>{event.text}</p>
						{event.action && (
							<p>
								<ActionButton action={event.action} variant="outline" />
							</p>
						)}
						{!event.isCancelled && (
							<p className={css.links}>
								<Link
									href={event.calendar.file}
									className="text-link"
									aria-label={`${events.calendar}: ${event.name}`}
								>
									<CalendarPlus className="icon" />
									{events.calendar}
								</Link>
								<CalendarLinks
									of={event.name}
									names={events.calendars}
									urls={event.calendar.web}
								/>
							</p>
						)}
					</div>
					<Picture
						picture={event.photo}
						fallback={events.fallbackPhoto}
						className={css.photo}
					/>
				</li>
			))}
		</ul>
	);
}
