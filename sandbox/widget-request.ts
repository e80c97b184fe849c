import type { CalendarDate } from "../src/lib/calendar-date.ts";
import type { PageSettings } from "./page-settings.ts";
import type { Timetable } from "./timetable.ts";
import type { VisitorQuery } from "./visitor-query.ts";

/** What a widget page is made from. */
export type WidgetRequest = {
	id: string;
	/** The date at the gym. */
	today: CalendarDate;
	timetable: Timetable;
	visitor: VisitorQuery;
	settings: PageSettings;
};
