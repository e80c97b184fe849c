import { isCampaignKey } from "./browser/campaign.ts";

/** What the site may hand over in the query of a widget. */
export type VisitorQuery = {
	campaign: Readonly<Record<string, string>>;
	/** What the visitor chose on the site: plan, people, length. */
	choices: readonly (readonly [key: string, value: string])[];
};

/** How a test wants the page to behave (sandbox/README.md). */
const modes: readonly string[] = ["silent", "guarded"];

/** Sorts the query of a widget into campaign and choices. */
export function visitorQuery(params: URLSearchParams): VisitorQuery {
	const isChoice = (key: string) =>
		!(isCampaignKey(key) || modes.includes(key));
	return {
		campaign: Object.fromEntries(
			[...params].filter(([key]) => isCampaignKey(key)),
		),
		choices: [...params].filter(([key]) => isChoice(key)),
	};
}
