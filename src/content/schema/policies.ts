import { z } from "zod";
import { count, text } from "./fields.ts";

/** content/policies.yaml: durations, limits and promises (CONST-05). */
export const policies = z.strictObject({
	/** Minutes. */
	durationsInMinutes: z.strictObject({
		groupClass: count,
		personalTraining: count,
		consultation: count,
	}),
	freeClass: z.strictObject({
		maxPeople: count,
		arriveEarlyMinutes: count,
		waiverSeconds: count,
	}),
	/** The promise to answer (ROUTE-28). */
	replyWithinHours: count,
	cancellationNoticeDays: count,
	refundDays: count,
	/** The same sentence wherever open gym is mentioned (C-11). */
	openGymIncluded: text,
	/** Stands wherever a team larger than one session is mentioned (C-04). */
	twoSessions: text,
});
