import { Link } from "../link/link.tsx";

export type CalendarNames = {
	google: string;
	outlook: string;
	file: string;
};

export type WebCalendars = { google: string; outlook: string };

type Props = {
	/** The event or class that the links add, for screen readers. Omit it if nearby text names it. */
	of?: string;
	names: CalendarNames;
	urls: WebCalendars;
};

/** Links to web calendars, for in-app browsers that block downloads. */
export function CalendarLinks({ of, names, urls }: Props) {
	return (["google", "outlook"] as const).map((calendar) => (
		<Link key={calendar} href={urls[calendar]} isExternal className="text-link">
			<span>
				{names[calendar]}
				{of && <span className="visually-hidden">{` ${of}`}</span>}
			</span>
		</Link>
	));
}
