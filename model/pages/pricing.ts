import { z } from "zod";
import type { Payment } from "#estimator/estimate.ts";
import { type Cents, formatMoney } from "#lib/money.ts";
import type { Content } from "../files.ts";
import { pageHead, text, textWith } from "../schema/fields.ts";
import { leadFrameView } from "../views/frames.ts";
import { questionList } from "../views/page-parts.ts";

/** content/pages/pricing.yaml, section by section from the top (PRICE-02). The prices come from content/pricing.yaml. */
export const schema = z.strictObject({
	head: pageHead,
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
			// C-07
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
			// C-05
			prepaidReason: text.describe(
				"Why the prepaid price of the same package is lower.",
			),
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
		// C-05
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
		figure: text.describe("On the plate: a figure and its unit."),
		unit: text,
		action: text,
	}),
});

/** Strokes of the tally that stand for any number of sessions: the gate is full. */
const fullTally = 5;

export function view(content: Content) {
	const { estimator, services, ...page } = content.pages.pricing;
	return {
		plans: { ...page.plans, list: plans(content) },
		estimator: {
			words: estimator,
			rates: rates(content),
			rules: {
				start: content.pricing.estimator.start,
				cardSizes: content.pricing.punchCards.map(({ sessions }) => sessions),
				packageSizes: packagesBilledWeekly(content).map(
					({ sessions }) => sessions,
				),
				months: content.pricing.estimator.timelinesInMonths,
			},
			options: estimatorOptions(content),
			planDialog: {
				...leadFrameView(content, "consultation"),
				dialogId: "send-plan",
			},
		},
		services: {
			...services,
			nutrition: {
				...services.nutrition,
				price: formatMoney(content.pricing.nutritionCoaching.pricePerWeek),
			},
			...punchCards(content),
			personalTraining: {
				...services.personalTraining,
				rows: waysToPay(content),
			},
		},
	};
}

/** The memberships and personal training, side by side (PRICE-03). */
export function plans(content: Content): PlanView[] {
	return [
		...content.pricing.memberships.map((plan, index) => ({
			...planView(content, plan.id, plan, plan.pricePerWeek, "week", index + 1),
			tally:
				plan.sessionsPerWeek === "unlimited"
					? fullTally
					: Math.min(plan.sessionsPerWeek, fullTally),
		})),
		personalTrainingPlan(content),
	];
}

/** The card of personal training, which its own page shows too (PT-07). */
export function personalTrainingPlan(content: Content) {
	const { memberships, personalTraining } = content.pricing;
	return planView(
		content,
		"personal-training",
		personalTraining,
		personalTraining.pricePerSession,
		"session",
		memberships.length + 1,
	);
}

function planView(
	content: Content,
	id: string,
	{ name, card }: Pick<Content["pricing"]["personalTraining"], "name" | "card">,
	price: Cents,
	period: "week" | "session",
	plates: number,
) {
	const { opens, ...words } = card;
	return {
		...words,
		/** For the price board of narrow screens. */
		shortQuota: words.shortQuota ?? words.quota,
		id: `plan-${id}`,
		name,
		price: formatMoney(price),
		period,
		/** Plates on the bar: the weight of the offer. */
		plates: Math.min(plates, 3),
		/** The dialog behind the button, by its id in the page. */
		dialogId: leadFrameView(content, opens).dialogId,
	};
}

/** A plan as its card shows it (ENT-11). */
type PlanView = ReturnType<typeof planView> & {
	/** Strokes of the tally: sessions a week, the full gate for unlimited; none for personal training. */
	tally?: number;
};

/** What a single session costs, then the larger sizes. */
function packagesBilledWeekly({ pricing }: Content) {
	const { pricePerSession, billedWeekly } = pricing.personalTraining;
	return [{ sessions: 1, pricePerSession }, ...billedWeekly];
}

function rates(content: Content) {
	const { pricing, policies } = content;
	const { estimator, punchCards } = pricing;
	const { groupClass, personalTraining } = policies.durationsInMinutes;
	return {
		memberships: pricing.memberships.map(
			({ id: _, card: __, ...membership }) => membership,
		),
		punchCards,
		packages: packagesBilledWeekly(content),
		personalTraining: pricing.personalTraining.name,
		nutritionPerWeek: pricing.nutritionCoaching.pricePerWeek,
		/** 433 stands for 4.33, so that sums stay exact. */
		hundredthWeeksPerMonth: estimator.weeksPerMonth,
		sessionMinutes: {
			membership: groupClass,
			"punch-card": groupClass,
			"personal-training": personalTraining,
		},
	};
}

/** What the form and the results print beside the figures that follow the choices. */
function estimatorOptions(content: Content) {
	const { estimator, punchCards } = content.pricing;
	const { healthcareSavings, productivity, sickDays } = estimator.healthReturn;
	const { payment } = content.pages.pricing.estimator;
	const paymentLabels: Record<Payment, string> = {
		membership: payment.membership,
		"punch-card": payment.punchCard,
		"personal-training": payment.personalTraining,
	};
	return {
		goals: estimator.goals,
		healthReturn: {
			healthcareSavings: {
				amount: healthcareSavings.dollars,
				inMonths: healthcareSavings.inMonths,
			},
			productivity: {
				amount: productivity.percent,
				inMonths: productivity.inMonths,
			},
			sickDays: { amount: sickDays.days, inMonths: sickDays.inMonths },
		},
		paymentLabels,
		cards: punchCards.map(sizeView),
		packages: packagesBilledWeekly(content).map(sizeView),
		prepaid: prepaidPackages(content),
		hoursPerWeek: estimator.hoursPerWeek,
		dollarsPerWeek: estimator.dollarsPerWeek,
	};
}

function sizeView({
	sessions,
	pricePerSession,
}: ReturnType<typeof packagesBilledWeekly>[number]) {
	return { sessions, price: formatMoney(pricePerSession) };
}

/** The packages with their price, the price of each session in them and what they save (PRICE-05). */
export function prepaidPackages({ pricing }: Content) {
	const { pricePerSession, prepaidPackages: packages } =
		pricing.personalTraining;
	return packages.map(({ sessions, price }) => ({
		sessions,
		price: formatMoney(price),
		each: formatMoney(Math.round(price / sessions)),
		saves: formatMoney(sessions * pricePerSession - price),
	}));
}

/** The drop-in and the larger punch cards, from one ladder (C-10). */
function punchCards({ pricing, pages }: Content) {
	const { dropIn, punchCard } = pages.pricing.services;
	const [single, ...sizes] = pricing.punchCards.map(sizeView);
	return {
		dropIn: { ...dropIn, price: single?.price ?? "" },
		punchCard: { ...punchCard, sizes },
	};
}

/** Every size of personal training with both prices beside each other (C-05). */
function waysToPay(content: Content) {
	const { pricePerSession } = content.pricing.personalTraining;
	const weekly = packagesBilledWeekly(content);
	const packages = prepaidPackages(content);
	const sizes = new Set(
		[...weekly, ...packages].map(({ sessions }) => sessions),
	);
	return [...sizes]
		.toSorted((a, b) => a - b)
		.map((size) => {
			const rate = weekly.find(({ sessions }) => sessions === size);
			return {
				sessions: size,
				billedWeekly: rate && formatMoney(rate.pricePerSession),
				prepaid:
					size === 1
						? { price: formatMoney(pricePerSession) }
						: packages.find(({ sessions }) => sessions === size),
			};
		});
}
