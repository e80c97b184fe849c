import { CalendarPlus } from "lucide-react";
import { buttonLook } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import {
	CalendarLinks,
	type CalendarNames,
	type WebCalendars,
} from "./calendar-links.tsx";
import css from "./calendar-menu.module.css";

type Props = {
	label: string;
	/** What is added, for screen readers. */
	of: string;
	names: CalendarNames;
	urls: WebCalendars;
	/** The address of the calendar file. */
	file: string;
};

/**
 * An icon that opens the calendars that something can be added to. A native disclosure, which opens without a script;
 * close-calendar-menus.ts closes it.
 */
export function CalendarMenu({ label, of, names, urls, file }: Props) {
	return (
		<details className={css.calendarMenu} name="calendar-menu">
			<summary
				aria-label={`${label}: ${of}`}
				{...buttonLook({ variant: "ghost", size: "icon" })}
			>
				<CalendarPlus className="icon" />
			</summary>
			<div className={css.list}>
				<CalendarLinks of={of} names={names} urls={urls} />
				<Link href={file} isFile className="text-link">
					<span>
						{names.file}
						<span className="visually-hidden">{` ${of}`}</span>
					</span>
				</Link>
			</div>
		</details>
	);
}
