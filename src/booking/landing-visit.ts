import { useEffect } from "react";
import { landingKey } from "#lib/campaign.ts";
import { guardedStore } from "#lib/storage.ts";

/** Keeps for the visit that a landing page was seen: frames opened later carry its name (lead-frame.tsx). */
export function useVisitOf(landingPage: string): void {
	useEffect(() => {
		guardedStore(() => sessionStorage).setItem(landingKey, landingPage);
	}, [landingPage]);
}
