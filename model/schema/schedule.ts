import { z } from "zod";
import { dateFormat } from "#lib/time/date-format.ts";
import type { Minutes, Weekday } from "#lib/time/time.ts";
import type { Week } from "#schedule/hours/open-status.ts";
import { count, date, days, id, text, textWith, time } from "./fields.ts";

const span = {
	opens: time,
	closes: time
		.transform((minutes) => minutes || 1440)
		.describe("12:00 AM is the midnight that ends the day."),
};

function opensFirst({ opens, closes }: { opens: Minutes; closes: Minutes }) {
	return opens < closes;
}

const closesTooEarly = {
	message: "a closing time after the opening time",
	path: ["closes"],
};

const hours = z
	.strictObject({ days, ...span })
	.refine(opensFirst, closesTooEarly);

const specialDays = z
	.strictObject({
		from: date.meta({ title: "First day" }),
		to: date
			.optional()
			.meta({ title: "Last day", description: "Empty for a single day." }),
		note: text.meta({ title: "Reason", description: "Such as Thanksgiving." }),
	})
	.refine(({ from, to = from }) => from <= to, {
		message: "a last day that is not before the first",
		path: ["to"],
	});

function haveSameDays(a: readonly Weekday[], b: readonly Weekday[]) {
	return a.length === b.length && a.every((day) => b.includes(day));
}

const timeZone = z.string().refine((zone) => {
	try {
		return Boolean(dateFormat({ timeZone: zone }));
	} catch {
		return false;
	}
}, "a time zone such as America/Los_Angeles");

/**
 * content/schedule.yaml: opening hours, open gym, classes, closed days and special hours (HOURS-01
 * to HOURS-05), in the gym's time zone.
 */
export const schedule = z.strictObject({
	openingHours: z
		.array(hours)
		.min(1, "at least one row")
		.describe("Days that stand in no row are closed."),
	closures: z.array(specialDays).meta({
		title: "Closed days",
		isSorted: true,
		description: "Days on which the gym is closed, such as holidays.",
	}),
	specialHours: z
		.array(specialDays.safeExtend(span).refine(opensFirst, closesTooEarly))
		.meta({
			title: "Special hours",
			isSorted: true,
			description:
				"Days with other hours than usual. Classes within these hours take place.",
		}),
	classes: z
		.array(
			z
				.strictObject({
					days,
					start: time,
					end: time,
					name: text,
					coaches: z
						.array(
							id.meta({ kind: "coach", title: "Coach" }),
							"a list of coaches",
						)
						.min(1, "at least one coach")
						.describe(
							"A shared class has several. A new coach needs an entry under “Coaches” first.",
						),
					capacity: count.meta({ title: "Places" }),
				})
				.refine((row) => row.start < row.end, {
					message: "an end after the start",
					path: ["end"],
				}),
		)
		.min(1, "at least one class"),
	openGym: z
		.array(hours)
		.meta({ title: "Open gym hours", description: "Members only." }),
	prolabs: z
		.array(hours)
		.refine(
			(rows) =>
				rows.every(({ days }) => haveSameDays(days, rows[0]?.days ?? [])),
			"the same days in each row: texts say them once for all hours",
		)
		.meta({
			title: "ProLabs hours",
			description:
				"When the floor can be rented: on all its days at the same hours, since texts quote both together.",
		}),
	calendarNote: textWith("[coaches]", "[places]")
		.optional()
		.describe(
			"The note of a class in calendar files and subscriptions, not in the link to Google Calendar. [coaches] and [places] stand for those of the class.",
		),
	calendars: z
		.strictObject({
			google: text.default("Google Calendar"),
			outlook: text.default("Outlook"),
			file: text.default("Calendar file").meta({
				title: "Calendar file",
				description: "Opened by Apple Calendar and others.",
			}),
			copy: text.default("Copy the address"),
			copied: text.default(
				"Copied. Paste it where your calendar adds one by its address.",
			),
			byHand: text.default("Copy this address:"),
		})
		.prefault({})
		.meta({
			title: "Links to calendars",
			description: "Beside each class, each event and each calendar.",
		}),
	validFrom: date.meta({
		title: "First day of these class times",
		description:
			"When class times change, enter the day of the change: the calendars of members show the new times from that day on.",
	}),
	timeZone,
}) satisfies z.ZodType<Week>;
export type Schedule = z.infer<typeof schedule>;
