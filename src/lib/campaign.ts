import { clickIds, isCampaignName, referrerName } from "./campaign-names.ts";
import { safeStorage } from "./storage.ts";
import { campaignKey, landingPageKey } from "./storage-keys.ts";

const visit = safeStorage(() => sessionStorage);

/** Stores the campaign parameters of a query for this visit. */
export function rememberCampaign(search: string): void {
	const query = new URLSearchParams(campaignParams(search)).toString();
	if (query !== "") visit.setItem(campaignKey, query);
}

export function rememberLandingPage(name: string): void {
	visit.setItem(landingPageKey, name);
}

/**
 * Returns the campaign parameters to send to frames. A landing page's name is the default for
 * `utm_campaign`. `search` is the page's query, which is needed if the browser blocks storage.
 */
export function rememberedCampaign(search: string): Record<string, string> {
	const landingPage = visit.getItem(landingPageKey);
	return {
		...(landingPage ? { utm_campaign: landingPage } : {}),
		...campaignParams(visit.getItem(campaignKey) ?? ""),
		...campaignParams(search),
	};
}

const maxValueLength = 200;
/** TikTok's and Meta's click ids have up to 500 characters today; longer ones may come. */
const maxClickIdLength = 1000;
/** Servers respond 414 to request lines over 8 KB, and the rest of the URL needs room. */
const maxQueryLength = 7000;

export function campaignParams(search: string): Record<string, string> {
	const kept = new URLSearchParams();
	for (const [name, written] of new URLSearchParams(search)) {
		const value = name === referrerName ? plainWord(written) : written;
		const maxLength = clickIds.includes(name)
			? maxClickIdLength
			: maxValueLength;
		if (!isCampaignName(name) || value === "" || value.length > maxLength)
			continue;
		kept.set(name, value);
		if (kept.toString().length > maxQueryLength) kept.delete(name);
	}
	return Object.fromEntries(kept);
}

function plainWord(text: string): string {
	return text.normalize("NFD").replace(/[^a-z\d-]/gi, "");
}

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
