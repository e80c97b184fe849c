import { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import { ascendingBy } from "./ascending.ts";
import { estimator } from "./estimator.ts";
import { count, dollars, id, text } from "./fields.ts";
import { rentals } from "./rentals.ts";
import { teamRates } from "./team-rates.ts";

/** Texts of a price card in addition to name and price (ENT-11). */
const planCard = z.strictObject({
	description: text.describe("Who it is for."),
	quota: text.describe(
		"What the price buys. A drawing of strokes next to it counts the sessions.",
	),
	shortQuota: text
		.optional()
		.describe(
			"The same where there is little room: the price board of phones.",
		),
	features: z.array(text, "a list of features").min(1, "at least one feature"),
	highlighted: z
		.boolean()
		.default(false)
		.describe("Only on the one plan that most people choose."),
	cta: text.describe("On the card's button."),
	opens: z
		.enum(["freeTrial", "consultation"], "freeTrial or consultation")
		.describe("The dialog behind the button."),
});

const ascendingSizes = ascendingBy(
	({ sessions }: { sessions: number }) => sessions,
	({ sessions }) => `more than the ${sessions} of the row before it`,
	"sessions",
);

const size = z.strictObject({ sessions: count, pricePerSession: dollars });

const sizeTiers = <Row extends z.ZodType<{ sessions: number }>>(row: Row) =>
	z.array(row).min(1, "at least one size").superRefine(ascendingSizes);

/** At least two sessions, because another field has the price of a single session. */
const severalSessions = count.min(2, "two sessions or more");

/** content/pricing.yaml: every price, once (CONST-06). Dollars in the file, cents in the code. */
export const pricing = z
	.strictObject({
		memberships: z
			.array(
				z.strictObject({
					id: id.describe(
						"Texts and links name the membership by it: change it only together with them. Visitors never see it.",
					),
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
			.superRefine(
				ascendingBy(
					({ pricePerWeek }) => pricePerWeek,
					({ name, pricePerWeek }) =>
						`to cost more than ${name} (${formatMoney(pricePerWeek)})`,
					"pricePerWeek",
				),
			)
			.superRefine(
				ascendingBy(
					({ sessionsPerWeek }) =>
						sessionsPerWeek === "unlimited"
							? Number.POSITIVE_INFINITY
							: sessionsPerWeek,
					({ name, sessionsPerWeek }) =>
						`more sessions than ${name} (${sessionsPerWeek})`,
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
					.superRefine(ascendingSizes)
					.describe(
						"Paid in advance, the whole package at once; the smallest first, each size once.",
					),
				billedWeekly: sizeTiers(
					size
						.extend({ sessions: severalSessions })
						.meta({ title: "Package billed weekly" }),
				).meta({
					title: "Packages billed weekly",
					description: "Paid week by week.",
				}),
				card: planCard,
			})
			// Pages show the saving (PRICE-05), so a package must not cost more than single sessions.
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
		punchCards: sizeTiers(
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
				"exactly one card with `recommendedAs`",
			)
			.describe("The card of one session is the drop-in."),
		estimator,
		corporate: teamRates,
		prolabs: rentals,
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
