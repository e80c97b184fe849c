import { z } from "zod";
import { text, textWith } from "./fields.ts";

/** content/open-now.yaml: the line that says whether the gym is open. */
export const openNowWords = z
	.strictObject({
		open: textWith("[time]"),
		openAlways: text.meta({ description: "For a gym that never closes." }),
		closed: textWith("[time]"),
		closedDay: textWith("[time]", "[reason]").meta({
			description: "On a closed day of schedule.yaml.",
		}),
		closedForLong: text.meta({
			description: "When it does not open within a year.",
		}),
		closedWeekday: text.meta({
			description: "In lists of hours, for a day of the week without any.",
		}),
		nextClass: textWith("[time]"),
		book: text,
		hours: text.meta({ description: "Until the browser knows the time." }),
	})
	.meta({ title: "The line “Open now”" });
