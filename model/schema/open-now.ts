import { z } from "zod";
import { text, textWith } from "./fields.ts";

export const openNowLabels = z
	.strictObject({
		open: textWith("[time]"),
		openAlways: text.describe("For a gym that never closes."),
		closed: textWith("[time]"),
		closedDay: textWith("[time]", "[reason]").describe(
			"On one of the closed days.",
		),
		closedForLong: text.describe("When it does not open within a year."),
		closedWeekday: text.describe(
			"In lists of hours, for a day of the week without any.",
		),
		nextClass: textWith("[time]"),
		book: text,
		hours: text.describe("Until the browser knows the time."),
	})
	.meta({ title: "The line “Open now”" });
