import { isTipsAddress, withoutCategory } from "#lib/tips-address.ts";

/**
 * A host answers an address that is none with the page for missing ones. This looks whether the visitor meant another
 * page: one without capitals, or an article under a wrong category, which not every host can lead to its place (C-20).
 * The router would take the address of a missing article for an article: the page moves to /not-found first, as ART-07
 * asks, and remembers what was wanted (C-19). Says whether this document is the one to go on with.
 */
export async function settleMissingPage(): Promise<boolean> {
	const asked = location.pathname.replace(/(.)\/+$/, "$1");
	const path = asked.toLowerCase();
	const meant = path === asked ? withoutCategory(path) : path;
	if (meant && (await exists(meant))) {
		location.replace(meant + location.search + location.hash);
		return false;
	}
	if (isTipsAddress(path)) {
		const state = { ...history.state, usr: { missing: asked } };
		history.replaceState(state, "", "/not-found");
	}
	return true;
}

async function exists(path: string): Promise<boolean> {
	const answer = await fetch(path, { method: "HEAD" }).catch(() => undefined);
	return answer?.ok ?? false;
}
