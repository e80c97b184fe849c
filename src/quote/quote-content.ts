import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { Team } from "./team-fields.ts";
import type { TeamRates } from "./team-quote.ts";

/** All that the quote calculator says and counts with. */
export type QuoteContent = {
	words: QuoteWords;
	rates: TeamRates;
	mostPeople: number;
	/** Minutes of a session that may be chosen. */
	lengths: readonly number[];
	start: Team;
	/** For a team that is larger than a session (C-04). */
	twoSessions: string;
	/** Asks for a quote. */
	dialog: LeadFrameDialog;
};

export type QuoteWords = {
	title: string;
	lead: string;
	/** Where no script runs. */
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
		/** In the place of a price. */
		twoSessions: string;
		action: string;
		/** Before the choices, in the dialog. */
		sent: string;
	};
};
