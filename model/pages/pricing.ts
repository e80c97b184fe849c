import { z } from "zod";
import { pageMeta, text, textWith } from "../schema/fields.ts";
import { questionList } from "../schema/page-parts.ts";

/**
 * The keys follow the order of the sections on the page (PRICE-02). Prices are in
 * content/pricing.yaml.
 */
export const schema = z.strictObject({
	head: pageMeta,
	hero: z.strictObject({
		headline: text,
		lead: text,
		estimatorLink: text.describe("Leads to the estimator."),
	}),
	plans: z.strictObject({
		title: text.describe("Read out by screen readers only."),
		popular: text.describe("The badge of the highlighted plan."),
		note: text.describe("Notice and refund, under the cards."),
	}),
	estimator: z.strictObject({
		title: text,
		lead: text,
		withoutScript: text.describe("Shown where scripts are switched off."),
		goal: text,
		sessions: text,
		sessionsHint: text,
		payment: z.strictObject({
			label: text,
			membership: text,
			punchCard: text,
			personalTraining: text,
		}),
		cardSize: text,
		packageSize: text,
		nutrition: z.strictObject({ label: text, price: text }),
		timeline: text,
		result: z.strictObject({
			title: text,
			yourPlan: text.describe(
				"Before the price of what the visitor chose: the price that is recommended may be another.",
			),
			recommended: textWith("[sessions]").describe(
				"Before the plan that is recommended and its own price. [sessions] is filled in.",
			),
			membership: text.describe(
				"What the weekly price pays: the name of a membership before it, the size of a card or package after it.",
			),
			punchCard: text,
			personalTraining: text,
			nutrition: text,
			prepaid: textWith("[sessions]", "[price]", "[each]")
				.default(
					"Prepaid, the same [sessions] sessions cost [price] ([each] each).",
				)
				.describe(
					"The prepaid price of the chosen package. The words in brackets are filled in.",
				),
			prepaidReason: text.describe("Why the prepaid price is lower."),
			perSession: text,
			perSessionBilledWeekly: text.describe(
				"The same for personal training: it has another price when it is prepaid.",
			),
			perDay: text,
			perMonth: text,
			total: text,
			action: text,
			send: text.describe("Opens the consultation dialog with the plan."),
			sendNote: text,
			copy: text,
			copied: text,
			copyByHand: text.describe("When the browser does not let the page copy."),
		}),
		healthReturn: z.strictObject({
			title: text,
			healthcareSavings: text,
			productivity: text,
			sickDays: text,
			disclaimer: text,
			assumptions: text,
			assumptionsNote: text.describe("Under the list of assumptions."),
		}),
		week: z.strictObject({
			title: text,
			hours: text,
			dollars: text,
			training: text,
			plan: text,
			note: text,
		}),
	}),
	services: z.strictObject({
		title: text,
		lead: text,
		columns: z.strictObject({ service: text, detail: text, price: text }),
		nutrition: z.strictObject({ title: text, description: text }),
		dropIn: z.strictObject({ title: text, description: text }),
		punchCard: z.strictObject({ title: text, description: text }),
		personalTraining: z
			.strictObject({
				caption: text,
				sessions: text,
				prepaid: text,
				billedWeekly: text,
				note: text,
			})
			.describe("Both ways to pay for personal training in one table."),
		action: text,
	}),
	questions: z.strictObject({
		title: text,
		lead: text,
		contact: text.describe("Leads to the contact page."),
		list: questionList,
	}),
	guarantee: z.strictObject({
		title: text,
		text,
		figure: text.describe("In the circle: a figure and its unit."),
		unit: text,
		action: text,
	}),
});
