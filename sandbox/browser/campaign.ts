export function isCampaignKey(key: string): boolean {
	return key.startsWith("utm_") || ["gclid", "fbclid", "ref"].includes(key);
}

/** For example "utm_source=maps, gclid=abc"; empty when the visitor came without a campaign. */
export function campaignText(
	params: Readonly<Record<string, unknown>>,
): string {
	return Object.entries(params)
		.filter(([key]) => isCampaignKey(key))
		.map(([key, value]) => `${key}=${value}`)
		.join(", ");
}
