import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { Team } from "./team-fields.ts";
import type { TeamRates } from "./team-quote.ts";

export type QuoteContent = {
	labels: QuoteLabels;
	rates: TeamRates;
	maxPeople: number;
	lengthsInMinutes: readonly number[];
	start: Team;
	twoSessions: string;
	dialog: LeadFrameDialog;
};

export type QuoteLabels = {
	title: string;
	lead: string;
	withoutScript: string;
	people: string;
	peopleHint: string;
	length: string;
	snacks: { label: string; note: string };
	result: {
		title: string;
		base: string;
		extra: string;
		snacks: string;
		deposit: string;
		balance: string;
		note: string;
		twoSessions: string;
		action: string;
		sent: string;
	};
};
