import { safeStorage } from "./storage.ts";
import { campaignKey, landingPageKey } from "./stored-keys.ts";

const visit = safeStorage(() => sessionStorage);

/** Keeps the campaign parameters of the address for the visit; frames opened later carry them. */
export function rememberCampaign(search: string): void {
	const params = campaignParams(search);
	if (Object.keys(params).length > 0)
		visit.setItem(campaignKey, new URLSearchParams(params).toString());
}

/** Keeps for the visit that a landing page was seen: frames opened later carry its name. */
export function rememberLandingPage(name: string): void {
	visit.setItem(landingPageKey, name);
}

/** What frames carry of where the visit came from: a landing page is a campaign of its name, unless there was another. */
export function rememberedCampaign(): Record<string, string> {
	const landingPage = visit.getItem(landingPageKey);
	return {
		...(landingPage ? { utm_campaign: landingPage } : {}),
		...campaignParams(visit.getItem(campaignKey) ?? ""),
	};
}

/** A name of our own, which people write and pass on: who recommended the gym. */
const ownName = "ref";
const campaignName = new RegExp(`^(utm_[a-z_]+|gclid|fbclid|${ownName})$`);
const longestValue = 200;

/**
 * The campaign parameters of an address's query: utm_*, gclid, fbclid, and our own as a word of letters, digits and
 * hyphens; nothing else is carried to a provider.
 */
export function campaignParams(search: string): Record<string, string> {
	const entries = [...new URLSearchParams(search)]
		.filter(([name]) => campaignName.test(name))
		.map(([name, value]) => [name, name === ownName ? plainWord(value) : value])
		.filter(([, value = ""]) => value !== "" && value.length <= longestValue);
	return Object.fromEntries(entries);
}

/** "José R." -> "JoseR": accents are dropped, their letters stay. */
function plainWord(text: string): string {
	return text.normalize("NFD").replace(/[^a-z\d-]/gi, "");
}

/** An address with parameters added; those that it has already stay as they are. */
export function withParams(
	url: string,
	params: Readonly<Record<string, string>>,
): string {
	const result = new URL(url);
	for (const [name, value] of Object.entries(params)) {
		if (!result.searchParams.has(name)) result.searchParams.set(name, value);
	}
	return result.href;
}
