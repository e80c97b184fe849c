import { z } from "zod";
import { days, time } from "./fields.ts";

const hours = z
	.strictObject({ days, opens: time, closes: time })
	.refine((row) => row.opens < row.closes, {
		message: "a closing time after the opening time",
		path: ["closes"],
	});

const timeZone = z.string().refine((zone) => {
	try {
		return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
	} catch {
		return false;
	}
}, "a time zone such as America/Los_Angeles");

/** content/schedule.yaml: opening hours, open gym and classes (HOURS-01 to HOURS-03), in the gym's time zone. */
export const schedule = z.strictObject({
	timeZone,
	/** Days that stand in no row are closed. */
	openingHours: z.array(hours).min(1, "at least one row"),
	/** Members only. */
	openGym: z.array(hours),
	classes: z
		.array(
			z
				.strictObject({ days, start: time, end: time })
				.refine((row) => row.start < row.end, {
					message: "an end after the start",
					path: ["end"],
				}),
		)
		.min(1, "at least one class"),
});
export type Schedule = z.infer<typeof schedule>;
