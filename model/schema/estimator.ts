import { z } from "zod";
import {
	type Choices,
	goals,
	maxSessions,
	payments,
} from "#estimator/estimate.ts";
import { count, dollars, text } from "./fields.ts";

/** The months in which the amount is reached. Growth is linear and does not end after them. */
const inMonths = count;

const weekly = z
	.array(z.strictObject({ name: text, amount: count }))
	.min(1, "at least one row");

export const estimator = z.strictObject({
	weeksPerMonth: z
		.number("a number of weeks")
		.positive("a number of weeks")
		.multipleOf(0.01, "a number with at most two decimals")
		.transform((weeks) => Math.round(weeks * 100))
		.describe("Two decimals at most, such as 4.33."),
	timelinesInMonths: z.array(count).min(1, "at least one timeline"),
	start: z
		.strictObject({
			goal: z.enum(goals),
			sessionsPerWeek: count.max(
				maxSessions,
				`at most ${maxSessions} sessions`,
			),
			payment: z.enum(payments),
			punchCardSize: count,
			packageSize: count,
			hasNutritionCoaching: z.boolean("true or false"),
			timelineInMonths: count,
		})
		.describe(
			"What is chosen when the page opens.",
		) satisfies z.ZodType<Choices>,
	hoursPerWeek: weekly.describe(
		"Hours that a week takes on average, beside the training.",
	),
	dollarsPerWeek: z
		.array(z.strictObject({ name: text, amount: dollars }))
		.min(1, "at least one row")
		.describe("Whole dollars, beside the weekly price."),
	healthReturn: z
		.strictObject({
			healthcareSavings: z.strictObject({ dollars, inMonths }),
			productivity: z.strictObject({ percent: z.number(), inMonths }),
			sickDays: z.strictObject({ days: z.number(), inMonths }),
		})
		.describe("Estimates that grow with the months."),
	goals: z
		.array(
			z.strictObject({
				id: z.enum(goals),
				label: text,
				extra: z
					.strictObject({
						label: text,
						amount: z.number("a number"),
						unit: z.enum(["lbs", "percent"], "lbs or percent"),
						inMonths,
					})
					.optional()
					.meta({
						title: "Extra line",
						description: "One more line of the health return.",
					}),
			}),
		)
		.refine(
			(list) =>
				list.length === goals.length &&
				goals.every((goal) => list.some(({ id }) => id === goal)),
			`each of ${goals.join(", ")} once`,
		)
		.describe("The goals in the order of the form, each once."),
});
