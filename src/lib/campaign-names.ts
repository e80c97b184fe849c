/** Click ids by the ad network that appends them to an ad's address. docs/editing.md lists the same. */
export const clickIds = {
	Google: [
		"gclid",
		"gbraid",
		"wbraid",
		"dclid",
		"gclsrc",
		"gad_source",
		"gad_campaignid",
	],
	Microsoft: ["msclkid"],
	Meta: ["fbclid"],
	TikTok: ["ttclid"],
	LinkedIn: ["li_fat_id"],
	X: ["twclid"],
	Pinterest: ["epik"],
	Reddit: ["rdt_cid"],
	Snapchat: ["ScCid"],
	Nextdoor: ["ndclid"],
} as const;

/** Our own parameter: who recommended the gym. */
export const referrerName = "ref";

const clickIdNames: readonly string[] = Object.values(clickIds).flat();

/** Names are case-sensitive, as the networks read them. */
export function isClickId(name: string): boolean {
	return clickIdNames.includes(name);
}

/** Whether a parameter of an address says where a visit came from. */
export function isCampaignName(name: string): boolean {
	return /^utm_[a-z_]+$/.test(name) || name === referrerName || isClickId(name);
}
