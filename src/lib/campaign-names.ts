/** Click ids of ad networks. docs/editing.md lists the network of each click id. */
export const clickIds: readonly string[] = [
	"gclid",
	"gbraid",
	"wbraid",
	"dclid",
	"gad_source",
	"gad_campaignid",
	"msclkid",
	"fbclid",
	"ttclid",
	"li_fat_id",
	"twclid",
	"epik",
	"rdt_cid",
	"ScCid",
	"ndclid",
];

export const referrerName = "ref";

/** True for all campaign names and a few others. Short, because every page contains this code. */
export function mayBeCampaignName(name: string): boolean {
	return /^(utm_|gad_|li_f|rdt_|ScC|epik|ref$)|(clk?id|braid)$/.test(name);
}

/** Case-sensitive, as the parameters of ad networks are. */
export function isCampaignName(name: string): boolean {
	return (
		/^utm_[a-z_]+$/.test(name) ||
		name === referrerName ||
		clickIds.includes(name)
	);
}
