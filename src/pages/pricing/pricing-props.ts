import type { Payment } from "#estimator/estimate.ts";
import { formatMoney } from "#lib/money.ts";
import type { Content } from "#model/files.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { plans, prepaidPackages } from "#model/views/plans.ts";
import { gymView } from "#model/views/site.ts";

export type PricingPageProps = ReturnType<typeof pricingPageProps>;

export function pricingPageProps(content: Content) {
	const { estimator, services, ...page } = content.pages.pricing;
	return {
		...page,
		gym: gymView(content),
		plans: { ...page.plans, list: plans(content) },
		estimator: {
			labels: estimator,
			rates: rates(content),
			rules: {
				start: content.pricing.estimator.start,
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
				rows: paymentOptions(content),
			},
		},
	};
}

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
		hundredthWeeksPerMonth: estimator.weeksPerMonth,
		sessionMinutes: {
			membership: groupClass,
			"punch-card": groupClass,
			"personal-training": personalTraining,
		},
	};
}

function estimatorOptions(content: Content) {
	const { estimator } = content.pricing;
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
		prepaid: prepaidPackages(content).map(({ sessions, price, each }) => ({
			sessions,
			price,
			each,
		})),
		hoursPerWeek: estimator.hoursPerWeek,
		dollarsPerWeek: estimator.dollarsPerWeek,
	};
}

/** Returns the drop-in, which is the first row of the price table, and the punch cards (C-10). */
function punchCards({ pricing, pages }: Content) {
	const { dropIn, punchCard } = pages.pricing.services;
	const [single, ...sizes] = pricing.punchCards.map(
		({ sessions, pricePerSession }) => ({
			sessions,
			price: formatMoney(pricePerSession),
		}),
	);
	return {
		dropIn: { ...dropIn, price: single?.price ?? "" },
		punchCard: { ...punchCard, sizes },
	};
}

function paymentOptions(content: Content) {
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
