import { z } from "zod";
import { text, textWith } from "./fields.ts";

/** content/open-now.yaml: the line that says whether the gym is open. */
export const openNowWords = z.strictObject({
	open: textWith("[time]"),
	/** For a gym that never closes. */
	openAlways: text,
	closed: textWith("[time]"),
	/** On a closed day of schedule.yaml. */
	closedDay: textWith("[time]", "[reason]"),
	/** When it does not open within a year. */
	closedForLong: text,
	nextClass: textWith("[time]"),
	book: text,
	/** Until the browser knows the time. */
	hours: text,
});
