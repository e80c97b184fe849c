import { isCampaignName } from "../../src/lib/campaign-names.ts";

export function campaignText(
	params: Readonly<Record<string, unknown>>,
): string {
	return Object.entries(params)
		.filter(([key]) => isCampaignName(key))
		.map(([key, value]) => `${key}=${value}`)
		.join(", ");
}
