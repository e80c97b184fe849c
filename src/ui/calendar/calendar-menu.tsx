import { CalendarPlus } from "lucide-react";
import { buttonProps } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import {
	CalendarLinks,
	type CalendarNames,
	type WebCalendars,
} from "./calendar-links.tsx";
import css from "./calendar-menu.module.css";

type Props = {
	label: string;
	of: string;
	names: CalendarNames;
	urls: WebCalendars;
	file: string;
};

/**
 * A native <details> with links that add an event to a calendar. It opens without script;
 * close-calendar-menus.ts closes it.
 */
export function CalendarMenu({ label, of, names, urls, file }: Props) {
	return (
		<details className={css.calendarMenu} name="calendar-menu">
			<summary
				aria-label={`${label}: ${of}`}
				{...buttonProps({ variant: "ghost", size: "icon" })}
			>
				<CalendarPlus className="icon" />
			</summary>
			<div className={css.list}>
				<CalendarLinks names={names} urls={urls} />
				<Link href={file} className="text-link">
					{names.file}
				</Link>
			</div>
		</details>
	);
}
