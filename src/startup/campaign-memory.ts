import { campaignKey, campaignParams } from "#lib/campaign.ts";
import { guardedStore } from "#lib/storage.ts";

/** Keeps the campaign parameters of the landing page for the visit; frames opened later carry them. */
export function rememberCampaign(): void {
	const params = campaignParams(location.search);
	if (Object.keys(params).length > 0) {
		guardedStore(() => sessionStorage).setItem(
			campaignKey,
			new URLSearchParams(params).toString(),
		);
	}
}
