/** What ad networks append to an ad's address; docs/editing.md has the network of each. */
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

/** Our own parameter: who recommended the gym. */
export const referrerName = "ref";

/** Whether a parameter of an address says where a visit came from. Names are case-sensitive, as the networks read them. */
export function isCampaignName(name: string): boolean {
	return (
		/^utm_[a-z_]+$/.test(name) ||
		name === referrerName ||
		clickIds.includes(name)
	);
}
