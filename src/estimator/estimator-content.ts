import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { ChoiceRules } from "./choices.ts";
import type { Goal, Growth, Payment, Rates } from "./estimate.ts";

export type EstimatorContent = {
	labels: EstimatorLabels;
	rates: Rates;
	rules: ChoiceRules;
	options: EstimatorOptions;
	planDialog: LeadFrameDialog;
};

export type EstimatorOptions = {
	goals: readonly {
		id: Goal;
		label: string;
		extra?: (Growth & { label: string; unit: "percent" | "lbs" }) | undefined;
	}[];
	/** `healthcareSavings` is in cents, `productivity` in percent, `sickDays` in days. */
	healthReturn: {
		healthcareSavings: Growth;
		productivity: Growth;
		sickDays: Growth;
	};
	paymentLabels: Readonly<Record<Payment, string>>;
	prepaid: readonly { sessions: number; price: string; each: string }[];
	hoursPerWeek: readonly { name: string; amount: number }[];
	/** `amount` is in cents, although the content file has dollars. */
	dollarsPerWeek: readonly { name: string; amount: number }[];
};

export type EstimatorLabels = {
	title: string;
	lead: string;
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
		yourPlan: string;
		recommended: string;
		membership: string;
		punchCard: string;
		personalTraining: string;
		nutrition: string;
		prepaid: string;
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
