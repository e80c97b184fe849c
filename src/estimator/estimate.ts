import type { Cents } from "#lib/money.ts";

export const goals = [
	"weight-loss",
	"strength",
	"fitness",
	"mobility",
	"health",
	"custom",
] as const;
export type Goal = (typeof goals)[number];

export const payments = [
	"membership",
	"punch-card",
	"personal-training",
] as const;
export type Payment = (typeof payments)[number];

export const minSessions = 1;
export const maxSessions = 5;

export type Choices = {
	goal: Goal;
	sessionsPerWeek: number;
	payment: Payment;
	punchCardSize: number;
	packageSize: number;
	hasNutritionCoaching: boolean;
	timelineInMonths: number;
};

export type Rates = {
	/** Sorted by price, cheapest first. */
	memberships: readonly {
		name: string;
		pricePerWeek: Cents;
		sessionsPerWeek: number | "unlimited";
	}[];
	punchCards: readonly (SessionPrice & {
		recommendedAs?: string | undefined;
	})[];
	packages: readonly SessionPrice[];
	personalTraining: string;
	nutritionPerWeek: Cents;
	/** An integer, so that sums stay exact: 433 means 4.33 weeks. */
	hundredthWeeksPerMonth: number;
	sessionMinutes: Readonly<Record<Payment, number>>;
};

type SessionPrice = { sessions: number; pricePerSession: Cents };

export type Growth = { readonly amount: number; readonly inMonths: number };

type Membership = Rates["memberships"][number];

export type Estimate = ReturnType<typeof estimate>;

/** Returns costs in whole cents. `total` is exactly `monthly` times the number of months. */
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
		perSession,
		membership,
		weekly,
		monthly,
		perDay: Math.round(weekly / 7),
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

/** Applies the first rule of EST-18 that matches. */
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

export function grownAfter(
	months: number,
	{ amount, inMonths }: Growth,
): number {
	return (amount * months) / inMonths;
}

/** 4.5 -> "4.5", 3 -> "3", 1.25 -> "1.3": at most one decimal, rounded half up. */
export function formatDecimal(value: number): string {
	return String(Math.round(value * 10) / 10);
}
