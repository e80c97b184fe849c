import { z } from "zod";
import type { TeamRates } from "#quote/team-quote.ts";
import { ascendingBy } from "./ascending.ts";
import { count, dollars } from "./fields.ts";

/** Prices and limits of team sessions (CORP-06 to CORP-09). */
export const teamRates = z
	.strictObject({
		price: dollars,
		includedPeople: count.describe("People included in the price."),
		pricePerExtraPerson: dollars,
		maxPeoplePerSession: count.describe(
			"Above it a team is split into two sessions.",
		),
		smallestTeam: count.describe(
			"The teams that it suits, from and to; none of the two is a limit.",
		),
		largestTeam: count,
		snacksPerPerson: dollars,
		depositPercent: count
			.max(100, "at most 100 percent")
			.describe("Percent of the price that holds the date."),
		lengthsInMinutes: z
			.array(count, "a list of minutes")
			.min(1, "at least one length")
			.superRefine(
				ascendingBy(
					(minutes) => minutes,
					(minutes) => `more than the ${minutes} of the row before it`,
				),
			)
			.describe("The lengths of a session, the shortest first, each once."),
		sampleInMinutes: count.describe(
			"The length of the sample on the page; one of the lengths.",
		),
	})
	.refine(
		({ includedPeople, maxPeoplePerSession }) =>
			includedPeople <= maxPeoplePerSession,
		{
			message: "at least as many as `includedPeople`",
			path: ["maxPeoplePerSession"],
		},
	)
	.refine(
		({ maxPeoplePerSession, largestTeam }) =>
			maxPeoplePerSession < largestTeam &&
			largestTeam <= 2 * maxPeoplePerSession,
		{
			message:
				"more than `maxPeoplePerSession`, and no more than fit into two sessions",
			path: ["largestTeam"],
		},
	)
	.refine(
		({ lengthsInMinutes, sampleInMinutes }) =>
			lengthsInMinutes.includes(sampleInMinutes),
		{ message: "one of `lengthsInMinutes`", path: ["sampleInMinutes"] },
	) satisfies z.ZodType<TeamRates>;
