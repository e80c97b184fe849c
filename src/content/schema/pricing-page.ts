import { z } from "zod";
import { pageHead, text } from "./fields.ts";

const question = z.strictObject({ question: text, answer: text });

/** content/pages/pricing.yaml, section by section from the top (PRICE-02). The prices come from content/pricing.yaml. */
export const pricingPage = z.strictObject({
	head: pageHead,
	hero: z.strictObject({
		headline: text,
		lead: text,
		/** Leads to the estimator. */
		estimatorLink: text,
	}),
	plans: z.strictObject({
		/** Read out by screen readers only. */
		title: text,
		/** The badge of the highlighted plan. */
		popular: text,
		/** Notice and refund, under the cards. */
		note: text,
	}),
	estimator: z.strictObject({
		title: text,
		lead: text,
		/** Shown where scripts are switched off. */
		withoutScript: text,
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
			/** What the weekly price pays: the name of a membership before it, the size of a card or package after it. */
			membership: text,
			punchCard: text,
			personalTraining: text,
			nutrition: text,
			/** Why the prepaid price of the same package is lower (C-05). */
			prepaidReason: text,
			perSession: text,
			/** The same for personal training: it has another price when it is prepaid. */
			perSessionBilledWeekly: text,
			perDay: text,
			perMonth: text,
			total: text,
			action: text,
			/** Opens the consultation dialog with the plan. */
			send: text,
			sendNote: text,
			copy: text,
			copied: text,
			/** When the browser does not let the page copy. */
			copyByHand: text,
		}),
		healthReturn: z.strictObject({
			title: text,
			healthcareSavings: text,
			productivity: text,
			sickDays: text,
			disclaimer: text,
			assumptions: text,
			/** Under the list of assumptions. */
			assumptionsNote: text,
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
		/** Both ways to pay for personal training in one table (C-05). */
		personalTraining: z.strictObject({
			caption: text,
			sessions: text,
			prepaid: text,
			billedWeekly: text,
			note: text,
		}),
		action: text,
	}),
	questions: z.strictObject({
		title: text,
		lead: text,
		/** Leads to the contact page. */
		contact: text,
		list: z.array(question).min(1, "at least one question"),
	}),
	guarantee: z.strictObject({
		title: text,
		text,
		/** On the plate: a figure and its unit. */
		figure: text,
		unit: text,
		action: text,
	}),
});
