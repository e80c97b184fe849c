import { CalendarPlus } from "lucide-react";
import type { FocusEvent, KeyboardEvent } from "react";
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

/** An icon that opens the calendars that something can be added to. A native disclosure: it needs no script. */
export function CalendarMenu({ label, of, names, urls, file }: Props) {
	return (
		<details
			className={css.calendarMenu}
			name="calendar-menu"
			onBlur={closeWhenLeft}
			onKeyDown={closeByEscape}
		>
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

function closeWhenLeft({
	currentTarget,
	relatedTarget,
}: FocusEvent<HTMLDetailsElement>): void {
	if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeByEscape({
	currentTarget,
	key,
}: KeyboardEvent<HTMLDetailsElement>): void {
	if (key !== "Escape" || !currentTarget.open) return;
	currentTarget.open = false;
	currentTarget.querySelector("summary")?.focus();
}
