import type { Cents } from "#lib/money.ts";

/** What a visitor may want (EST-03), in the order of the form. */
export const goals = [
	"weight-loss",
	"strength",
	"fitness",
	"mobility",
	"health",
	"custom",
] as const;
export type Goal = (typeof goals)[number];

/** How a visitor may pay (EST-04). */
export const payments = [
	"membership",
	"punch-card",
	"personal-training",
] as const;
export type Payment = (typeof payments)[number];

/** Sessions a week that can be chosen (EST-07). */
export const fewestSessions = 1;
export const mostSessions = 5;

/** What a visitor has chosen in the estimator (EST-01). */
export type Choices = {
	goal: Goal;
	sessionsPerWeek: number;
	payment: Payment;
	/** Sessions on the card, and in the package. */
	punchCardSize: number;
	packageSize: number;
	hasNutritionCoaching: boolean;
	timelineInMonths: number;
};

/** What the estimator counts with. */
export type Rates = {
	/** The smallest first. */
	memberships: readonly {
		name: string;
		pricePerWeek: Cents;
		sessionsPerWeek: number | "unlimited";
	}[];
	/** The smallest first. */
	punchCards: readonly (SessionPrice & {
		/** The name under which a card is recommended. */
		recommendedAs?: string | undefined;
	})[];
	/** Of personal training, the smallest first. */
	packages: readonly SessionPrice[];
	/** The name of personal training. */
	personalTraining: string;
	nutritionPerWeek: Cents;
	/** 433 stands for 4.33, so that sums stay exact. */
	hundredthWeeksPerMonth: number;
	sessionMinutes: Readonly<Record<Payment, number>>;
};

type SessionPrice = { sessions: number; pricePerSession: Cents };

/** An amount that grows evenly: so much in so many months. */
export type Growth = { readonly amount: number; readonly inMonths: number };

type Membership = Rates["memberships"][number];

export type Estimate = ReturnType<typeof estimate>;

/** What the choices cost and what is recommended, in whole cents; monthly times months is the total exactly. */
export function estimate(choices: Choices, rates: Rates) {
	const { sessionsPerWeek, payment, timelineInMonths: months } = choices;
	const membership = coveringMembership(sessionsPerWeek, rates.memberships);
	const perSession = pricePerSession(choices, rates);
	const base =
		perSession === undefined
			? membership.pricePerWeek
			: perSession * sessionsPerWeek;
	const weekly =
		base + (choices.hasNutritionCoaching ? rates.nutritionPerWeek : 0);
	const monthly = Math.round((weekly * rates.hundredthWeeksPerMonth) / 100);
	return {
		/** None for a membership: it is not paid by the session. */
		perSession,
		/** The membership that covers the sessions, whatever the payment. */
		membership,
		weekly,
		monthly,
		/** Rounded half up. */
		perDay: Math.floor((2 * weekly + 7) / 14),
		total: monthly * months,
		hoursPerWeek: (sessionsPerWeek * rates.sessionMinutes[payment]) / 60,
		recommended: recommend(choices, membership, rates),
	};
}

function pricePerSession(
	{ payment, punchCardSize, packageSize }: Choices,
	rates: Rates,
): Cents | undefined {
	switch (payment) {
		case "membership":
			return undefined;
		case "punch-card":
			return priceOf(punchCardSize, rates.punchCards);
		case "personal-training":
			return priceOf(packageSize, rates.packages);
	}
}

function priceOf(size: number, prices: Rates["packages"]): Cents {
	const price = prices.find(({ sessions }) => sessions === size);
	if (!price) throw new Error(`There is no price for a size of ${size}`);
	return price.pricePerSession;
}

/** The smallest membership with enough sessions a week; the largest when none has. */
function coveringMembership(
	sessions: number,
	memberships: Rates["memberships"],
): Membership {
	const covering = memberships.find(
		({ sessionsPerWeek }) =>
			sessionsPerWeek === "unlimited" || sessionsPerWeek >= sessions,
	);
	const chosen = covering ?? memberships.at(-1);
	if (!chosen) throw new Error("There is no membership");
	return chosen;
}

/** Depends on sessions and payment only; first match of EST-18. */
function recommend(
	{ sessionsPerWeek, payment }: Choices,
	{ name, pricePerWeek }: Membership,
	rates: Rates,
) {
	if (sessionsPerWeek > 1) return { name, price: pricePerWeek, per: "week" };
	if (payment === "punch-card") {
		const card = rates.punchCards.find(({ recommendedAs }) => recommendedAs);
		if (!card?.recommendedAs) throw new Error("No punch card is recommended");
		const { recommendedAs, pricePerSession } = card;
		return { name: recommendedAs, price: pricePerSession, per: "session" };
	}
	return {
		name: rates.personalTraining,
		price: priceOf(1, rates.packages),
		per: "single session",
	};
}

/** What has grown after so many months (EST-19, EST-20). */
export function grownAfter(
	months: number,
	{ amount, inMonths }: Growth,
): number {
	return (amount * months) / inMonths;
}

/** 4.5 -> "4.5", 3 -> "3", 0.625 -> "0.6", 1.25 -> "1.3": one decimal at most, rounded half up. */
export function formatDecimal(value: number): string {
	return String(Math.round(value * 10) / 10);
}
