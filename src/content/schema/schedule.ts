import { z } from "zod";
import type { Weekday } from "../../lib/time.ts";
import { count, date, days, id, text, textWith, time } from "./fields.ts";

const hours = z
	.strictObject({
		days,
		opens: time,
		/** 12:00 AM is the midnight that ends the day. */
		closes: time.transform((minutes) => minutes || 1440),
	})
	.refine((row) => row.opens < row.closes, {
		message: "a closing time after the opening time",
		path: ["closes"],
	});

function isSameDays(some: readonly Weekday[], others: readonly Weekday[]) {
	return (
		some.length === others.length && some.every((day) => others.includes(day))
	);
}

const timeZone = z.string().refine((zone) => {
	try {
		return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
	} catch {
		return false;
	}
}, "a time zone such as America/Los_Angeles");

/** content/schedule.yaml: opening hours, open gym, classes and closed days (HOURS-01 to HOURS-05), in the gym's time zone. */
export const schedule = z.strictObject({
	timeZone,
	/** The day from which this week holds; calendar files begin on it. */
	validFrom: date,
	/** Days that stand in no row are closed. */
	openingHours: z.array(hours).min(1, "at least one row"),
	/** Members only. */
	openGym: z.array(hours),
	/** When the floor can be rented (HOURS-05): on all its days at the same hours, since texts quote both together. */
	prolabs: z
		.array(hours)
		.refine(
			(rows) => rows.every(({ days }) => isSameDays(days, rows[0]?.days ?? [])),
			"the same days in each row: texts say them once for all hours",
		),
	classes: z
		.array(
			z
				.strictObject({
					days,
					start: time,
					end: time,
					name: text,
					/** Short names of coaches.yaml; a shared class has several. */
					coaches: z
						.array(id, "a list of coaches")
						.min(1, "at least one coach"),
					/** Places. */
					capacity: count,
				})
				.refine((row) => row.start < row.end, {
					message: "an end after the start",
					path: ["end"],
				}),
		)
		.min(1, "at least one class"),
	/** What a class says in calendar files, beside its name and place; left out, it says nothing more. */
	calendarNote: textWith("[coaches]", "[places]").optional(),
	/** Days on which the gym stays closed although it would be open. */
	closures: z.array(
		z
			.strictObject({
				from: date,
				/** The last closed day; the same as the first when left out. */
				to: date.optional(),
				/** Why: "Thanksgiving". */
				note: text,
			})
			.refine(({ from, to = from }) => from <= to, {
				message: "a last day that is not before the first",
				path: ["to"],
			}),
	),
});
export type Schedule = z.infer<typeof schedule>;
