import { Link } from "../link/link.tsx";

/** What calendars are called. */
export type CalendarNames = {
	google: string;
	outlook: string;
	/** A calendar file, which other programs open. */
	file: string;
};

/** Pages of calendars on the web: they need neither a download nor a program. */
export type WebCalendars = { google: string; outlook: string };

type Props = {
	/** What they add, for screen readers. */
	of: string;
	names: CalendarNames;
	urls: WebCalendars;
};

/** Links for browsers that allow no downloads or open no calendar program, as inside other apps. */
export function CalendarLinks({ of, names, urls }: Props) {
	return (["google", "outlook"] as const).map((calendar) => (
		<Link key={calendar} href={urls[calendar]} isExternal className="text-link">
			<span>
				{names[calendar]}
				<span className="visually-hidden">{` ${of}`}</span>
			</span>
		</Link>
	));
}
