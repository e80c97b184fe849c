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

/** Case-sensitive, because the networks' parameters are case-sensitive too. */
export function isCampaignName(name: string): boolean {
	return (
		/^utm_[a-z_]+$/.test(name) ||
		name === referrerName ||
		clickIds.includes(name)
	);
}
