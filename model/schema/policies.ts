import { z } from "zod";
import { count, text } from "./fields.ts";

/** content/policies.yaml: durations, limits and promises (CONST-05). */
export const policies = z
	.strictObject({
		durationsInMinutes: z
			.strictObject({
				groupClass: count,
				personalTraining: count,
				consultation: count,
			})
			.describe("Minutes."),
		freeClass: z.strictObject({
			maxPeople: count,
			arriveEarlyMinutes: count,
			waiverSeconds: count,
		}),
		replyWithinHours: count.describe("The promise to answer."),
		cancellationNoticeDays: count,
		refundDays: count,
		openGymIncluded: text.describe(
			"The same sentence wherever open gym is mentioned.",
		),
		twoSessions: text.describe(
			"The sentence for teams that need two sessions.",
		),
	})
	.meta({ title: "Durations, notice and promises" });
