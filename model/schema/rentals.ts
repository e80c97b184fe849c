import { z } from "zod";
import { count, dollars, text } from "./fields.ts";

const rentalCard = z.strictObject({
	name: text,
	description: text.describe("Who it is for."),
	features: z.array(text, "a list of features").min(1, "at least one feature"),
});

/** Rental plans in page order (PROLAB-03). */
export const rentalPlans = ["hourly", "block", "monthly"] as const;

export const rentals = z.strictObject({
	pricePerHour: dollars,
	block: z
		.strictObject({
			hours: count,
			price: dollars,
			sessionsPerWeek: text.describe("How often it suits: 1-2."),
		})
		.describe("So many hours, paid at once; they never expire."),
	pricePerMonth: dollars,
	lockerPerMonth: dollars.describe("Included in the monthly plan."),
	rescheduleHours: count.describe(
		"A booking can be moved free of charge until so many hours before it.",
	),
	selected: z
		.enum(rentalPlans, rentalPlans.join(" or "))
		.describe("The plan that is marked when the page opens."),
	cards: z.strictObject({
		hourly: rentalCard,
		block: rentalCard,
		monthly: rentalCard,
	}),
});
