import { z } from "zod";
import { isBefore } from "#lib/time/zone-clock.ts";
import { moment, sitePath, text, webAddress } from "./fields.ts";

export const announcement = z.strictObject({
	announcement: z
		.strictObject({
			text: text.max(100, "at most 100 characters: it is one line"),
			from: moment.meta({
				title: "Appears at",
				description: "On the gym's clock.",
			}),
			until: moment.meta({ title: "Goes at", startField: "from" }),
			link: z
				.strictObject({
					label: text.max(40, "at most 40 characters"),
					to: z
						.union(
							[sitePath, webAddress],
							"a page such as /schedule, or an address that starts with https://",
						)
						.meta({ kind: "page" }),
				})
				.optional(),
		})
		.refine(({ from, until }) => isBefore(from, until), {
			message: "a time after `from`",
			path: ["until"],
		})
		.nullable()
		.meta({
			title: "Announcement",
			description:
				"One line above the header of every page. There is one at a time: another text takes its place.",
		}),
});
