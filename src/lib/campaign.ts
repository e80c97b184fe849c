import {
	clickIds,
	isCampaignName,
	mayBeCampaignName,
	referrerName,
} from "./campaign-names.ts";
import { safeStorage } from "./storage.ts";
import { campaignKey, landingPageKey } from "./storage-keys.ts";

const visit = safeStorage(() => sessionStorage);

/** In characters. At least two queries of `maxQueryLength` fit. */
const maxStoredLength = 20_000;

/**
 * Stores the campaign parameters of a query for this visit. The newest query comes first. Short,
 * because every page contains this code; rememberedCampaign checks names and lengths exactly.
 */
export function rememberCampaign(search: string): void {
	const params = [...new URLSearchParams(search)].filter(([name]) =>
		mayBeCampaignName(name),
	);
	if (params.length === 0) return;
	const stored = visit.getItem(campaignKey) ?? "";
	const all = `${new URLSearchParams(params)}\n${stored}`;
	visit.setItem(campaignKey, all.slice(0, maxStoredLength));
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
	const queries = (visit.getItem(campaignKey) ?? "").split("\n");
	const newest = queries
		.map(campaignParams)
		.find((params) => Object.keys(params).length > 0);
	return {
		...(landingPage ? { utm_campaign: landingPage } : {}),
		...newest,
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
