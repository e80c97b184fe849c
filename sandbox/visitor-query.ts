import { isCampaignKey } from "./browser/campaign.ts";
import { isModeKey } from "./modes.ts";

/** What the site may hand over in the query of a widget. */
export type VisitorQuery = {
	firstName: string;
	lastName: string;
	name: string;
	email: string;
	phone: string;
	campaign: Readonly<Record<string, string>>;
	/** What the visitor chose on the site: plan, people, length. */
	choices: readonly (readonly [key: string, value: string])[];
};

const contactKeys: readonly string[] = [
	"first_name",
	"last_name",
	"name",
	"email",
	"phone",
];

/** Sorts the query of a widget: contact details, campaign, choices; keys of test modes are left out. */
export function visitorQuery(params: URLSearchParams): VisitorQuery {
	const value = (key: string) => params.get(key) ?? "";
	const firstName = value("first_name");
	const lastName = value("last_name");
	const isChoice = (key: string) =>
		!(isCampaignKey(key) || contactKeys.includes(key) || isModeKey(key));
	return {
		firstName,
		lastName,
		name: value("name") || `${firstName} ${lastName}`.trim(),
		email: value("email"),
		phone: value("phone"),
		campaign: Object.fromEntries(
			[...params].filter(([key]) => isCampaignKey(key)),
		),
		choices: [...params].filter(([key]) => isChoice(key)),
	};
}
