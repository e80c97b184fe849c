import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { ChoiceRules } from "./choices.ts";
import type { Goal, Growth, Payment, Rates } from "./estimate.ts";

/** All that the estimator says and counts with. */
export type EstimatorContent = {
	words: EstimatorWords;
	rates: Rates;
	rules: ChoiceRules;
	options: EstimatorOptions;
	/** Hands the plan to the provider. */
	planDialog: LeadFrameDialog;
};

/** What the form and the results print beside the figures that follow the choices. */
export type EstimatorOptions = {
	goals: readonly {
		id: Goal;
		label: string;
		/** A row of the health return that only this goal has. */
		extra?: (Growth & { label: string; unit: "percent" | "lbs" }) | undefined;
	}[];
	healthReturn: {
		/** Cents. */
		healthcareSavings: Growth;
		/** Percent. */
		productivity: Growth;
		/** Days. */
		sickDays: Growth;
	};
	paymentLabels: Readonly<Record<Payment, string>>;
	cards: readonly SizeOption[];
	packages: readonly SizeOption[];
	prepaid: readonly (SizeOption & {
		/** The price of one of the sessions. */
		each: string;
		saves: string;
	})[];
	/** Other hours and dollars (cents) of a week. */
	hoursPerWeek: readonly { name: string; amount: number }[];
	dollarsPerWeek: readonly { name: string; amount: number }[];
};

/** A number of sessions and its printed price. */
type SizeOption = { sessions: number; price: string };

export type EstimatorWords = {
	title: string;
	lead: string;
	/** Where no script runs. */
	withoutScript: string;
	goal: string;
	sessions: string;
	sessionsHint: string;
	payment: { label: string };
	cardSize: string;
	packageSize: string;
	nutrition: { label: string; price: string };
	timeline: string;
	result: {
		title: string;
		/** Before the price of the choices; what is recommended may have another (C-07). */
		yourPlan: string;
		/** With [sessions]: before the plan that is recommended. */
		recommended: string;
		/** What the weekly price pays. */
		membership: string;
		punchCard: string;
		personalTraining: string;
		nutrition: string;
		prepaidReason: string;
		perSession: string;
		perSessionBilledWeekly: string;
		perDay: string;
		perMonth: string;
		total: string;
		action: string;
		send: string;
		sendNote: string;
		copy: string;
		copied: string;
		copyByHand: string;
	};
	healthReturn: {
		title: string;
		healthcareSavings: string;
		productivity: string;
		sickDays: string;
		disclaimer: string;
		assumptions: string;
		assumptionsNote: string;
	};
	week: {
		title: string;
		hours: string;
		dollars: string;
		training: string;
		plan: string;
		note: string;
	};
};
