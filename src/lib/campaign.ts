import { clickIds, isCampaignName, referrerName } from "./campaign-names.ts";
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

/**
 * What frames carry of where the visit came from: a landing page is a campaign of its name, unless there was another. `search`
 * is the query of the page's own address: it still has them where the browser blocks storage.
 */
export function rememberedCampaign(search: string): Record<string, string> {
	const landingPage = visit.getItem(landingPageKey);
	return {
		...(landingPage ? { utm_campaign: landingPage } : {}),
		...campaignParams(visit.getItem(campaignKey) ?? ""),
		...campaignParams(search),
	};
}

/** UTM values and a friend's name are words that people write. */
const longestWord = 200;
/** Twice the longest click id in use: TikTok's and Meta's have up to 500 characters. */
const longestClickId = 1000;
/** nginx and others answer 414 to a request line over 8 KB; the rest of the frame's address needs some of it. */
const longestQuery = 7000;

/**
 * The parameters of an address's query that say where a visit came from (campaign-names.ts). Everything else, and what is too
 * long, is not carried to a provider.
 */
export function campaignParams(search: string): Record<string, string> {
	const kept = new URLSearchParams();
	for (const [name, written] of new URLSearchParams(search)) {
		const value = name === referrerName ? plainWord(written) : written;
		const longest = clickIds.includes(name) ? longestClickId : longestWord;
		if (!isCampaignName(name) || value === "" || value.length > longest)
			continue;
		kept.set(name, value);
		if (kept.toString().length > longestQuery) kept.delete(name);
	}
	return Object.fromEntries(kept);
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
