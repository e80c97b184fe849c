import { z } from "zod";
import {
	type Choices,
	goals,
	maxSessions,
	payments,
} from "#estimator/estimate.ts";
import type { TeamRates } from "#quote/team-quote.ts";
import { count, dollars, id, text } from "./fields.ts";

/** Texts of a price card in addition to name and price (ENT-11). */
const planCard = z.strictObject({
	description: text.describe("Who it is for."),
	quota: text.describe("What the price buys, beside the tally."),
	shortQuota: text
		.optional()
		.describe(
			"The same where there is little room: the price board of phones.",
		),
	features: z.array(text, "a list of features").min(1, "at least one feature"),
	highlighted: z
		.boolean()
		.default(false)
		.describe("true on the one plan that most people choose."),
	cta: text.describe("On the card's button."),
	opens: z
		.enum(["freeTrial", "consultation"], "freeTrial or consultation")
		.describe("The dialog behind the button."),
});

function rising<Row>(
	figure: (row: Row) => number,
	/** The path of the figure in a row; empty if the row itself is the figure. */
	...field: string[]
) {
	return (rows: readonly Row[], context: z.RefinementCtx) => {
		for (const [index, row] of rows.entries()) {
			const before = rows[index - 1];
			if (before === undefined || figure(row) > figure(before)) continue;
			context.addIssue({
				code: "custom",
				path: [index, ...field],
				message: "more than in the row before it",
				input: row,
			});
		}
	};
}

const risingSizes = rising(
	({ sessions }: { sessions: number }) => sessions,
	"sessions",
);

const size = z.strictObject({ sessions: count, pricePerSession: dollars });

const ladder = <Row extends z.ZodType<{ sessions: number }>>(row: Row) =>
	z.array(row).min(1, "at least one size").superRefine(risingSizes);

/** At least two, because a single session has a price field of its own. */
const severalSessions = count.min(2, "two sessions or more");

/** The number of months after which a total is reached; the estimator interpolates linearly. */
const inMonths = count;

const weekly = z
	.array(z.strictObject({ name: text, amount: count }))
	.min(1, "at least one row");

const estimator = z.strictObject({
	weeksPerMonth: z
		.number("a number of weeks")
		.positive("a number of weeks")
		.multipleOf(0.01, "a number with at most two decimals")
		.transform((weeks) => Math.round(weeks * 100))
		.describe(
			"Two decimals at most, as a number of hundredths in the code: 4.33 becomes 433.",
		),
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
					.describe("One more line of the health return."),
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

/** Team sessions (CORP-06 to CORP-09). */
const corporate = z
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
			.superRefine(rising((minutes) => minutes))
			.describe("The lengths of a session, the shortest first, each once."),
		sampleInMinutes: count.describe(
			"The length of the sample on the page; one of the lengths.",
		),
	})
	.refine(
		({ includedPeople, maxPeoplePerSession }) =>
			includedPeople <= maxPeoplePerSession,
		{
			message: "at least as many as includedPeople",
			path: ["maxPeoplePerSession"],
		},
	)
	.refine(
		({ maxPeoplePerSession, largestTeam }) =>
			maxPeoplePerSession < largestTeam &&
			largestTeam <= 2 * maxPeoplePerSession,
		{
			message:
				"more than maxPeoplePerSession, and no more than fit into two sessions",
			path: ["largestTeam"],
		},
	)
	.refine(
		({ lengthsInMinutes, sampleInMinutes }) =>
			lengthsInMinutes.includes(sampleInMinutes),
		{ message: "one of lengthsInMinutes", path: ["sampleInMinutes"] },
	) satisfies z.ZodType<TeamRates>;

const rentalCard = z.strictObject({
	name: text,
	description: text.describe("Who it is for."),
	features: z.array(text, "a list of features").min(1, "at least one feature"),
});

/** Rental plans in page order (PROLAB-03). */
export const rentalPlans = ["hourly", "block", "monthly"] as const;

const prolabs = z.strictObject({
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

/** content/pricing.yaml: every price, once (CONST-06). Dollars in the file, cents in the code. */
export const pricing = z
	.strictObject({
		memberships: z
			.array(
				z.strictObject({
					id: id.describe("Key for texts and links; never shown."),
					name: text,
					pricePerWeek: dollars,
					sessionsPerWeek: z.union(
						[count, z.literal("unlimited")],
						'a whole number of sessions, or "unlimited"',
					),
					card: planCard,
				}),
			)
			.min(1, "at least one membership")
			.superRefine(rising(({ pricePerWeek }) => pricePerWeek, "pricePerWeek"))
			.superRefine(
				rising(
					({ sessionsPerWeek }) =>
						sessionsPerWeek === "unlimited"
							? Number.POSITIVE_INFINITY
							: sessionsPerWeek,
					"sessionsPerWeek",
				),
			)
			.describe(
				"The smallest first: each has more sessions than the one before it, and costs more.",
			),
		personalTraining: z
			.strictObject({
				name: text,
				pricePerSession: dollars.describe(
					"A single session; the smallest size of both ways to pay.",
				),
				prepaidPackages: z
					.array(z.strictObject({ sessions: severalSessions, price: dollars }))
					.superRefine(risingSizes)
					.describe(
						"Paid in advance, the whole package at once; the smallest first, each size once.",
					),
				billedWeekly: ladder(
					size.extend({ sessions: severalSessions }),
				).describe("Paid week by week."),
				card: planCard,
			})
			// Pages show a package's saving, so no package may cost more than its single sessions
			// (PRICE-05).
			.superRefine(({ pricePerSession, prepaidPackages }, context) => {
				for (const [index, { sessions, price }] of prepaidPackages.entries()) {
					const single = sessions * pricePerSession;
					if (price <= single) continue;
					context.addIssue({
						code: "custom",
						path: ["prepaidPackages", index, "price"],
						message: `at most ${single / 100}, the price of ${sessions} single sessions`,
						input: price,
					});
				}
			}),
		nutritionCoaching: z.strictObject({ pricePerWeek: dollars }),
		punchCards: ladder(
			size.extend({
				recommendedAs: text
					.optional()
					.describe(
						"The name under which the estimator recommends this size; on exactly one card.",
					),
			}),
		)
			.refine(
				([first]) => first?.sessions === 1,
				"a card of one session first: it is the drop-in",
			)
			.refine(
				(cards) =>
					cards.filter(({ recommendedAs }) => recommendedAs !== undefined)
						.length === 1,
				"exactly one card with recommendedAs",
			)
			.describe("The card of one session is the drop-in."),
		estimator,
		corporate,
		prolabs,
	})
	.superRefine(({ punchCards, personalTraining, estimator }, context) => {
		const { start, timelinesInMonths } = estimator;
		const choices = [
			["punchCardSize", punchCards.map(({ sessions }) => sessions)],
			[
				"packageSize",
				[1, ...personalTraining.billedWeekly.map(({ sessions }) => sessions)],
			],
			["timelineInMonths", timelinesInMonths],
		] as const;
		for (const [field, allowed] of choices) {
			if (allowed.includes(start[field])) continue;
			context.addIssue({
				code: "custom",
				path: ["estimator", "start", field],
				message: allowed.join(" or "),
				input: start[field],
			});
		}
	});
