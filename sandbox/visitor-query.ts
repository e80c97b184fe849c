import { isCampaignKey } from "./browser/campaign.ts";

/** What the site may hand over in the query of a widget. */
export type VisitorQuery = {
	campaign: Readonly<Record<string, string>>;
	/** What the visitor chose on the site: plan, people, length. */
	choices: readonly (readonly [key: string, value: string])[];
};

/** Sorts the query of a widget into campaign and choices. */
export function visitorQuery(params: URLSearchParams): VisitorQuery {
	return {
		campaign: Object.fromEntries(
			[...params].filter(([key]) => isCampaignKey(key)),
		),
		choices: [...params].filter(([key]) => !isCampaignKey(key)),
	};
}
