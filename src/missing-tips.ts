import { isTipsAddress, withoutCategory } from "#lib/tips-address.ts";

/**
 * A host answers an article that is none with the page for missing ones, at the address that was asked for. The router
 * would take that address for an article: the page moves to /not-found first, as ART-07 asks, and remembers what was
 * wanted (C-19). Says whether this document is the one to go on with: an article under a wrong category, which not
 * every host can lead to its place, is looked for without it (C-20).
 */
export async function settleMissingTip(): Promise<boolean> {
	const path = location.pathname.replace(/(?<=.)\/+$/, "");
	if (!isTipsAddress(path)) return true;
	const elsewhere = withoutCategory(path);
	if (elsewhere && (await exists(elsewhere))) {
		location.replace(elsewhere);
		return false;
	}
	const state = { ...history.state, usr: { missing: path } };
	history.replaceState(state, "", "/not-found");
	return true;
}

async function exists(path: string): Promise<boolean> {
	const answer = await fetch(path, { method: "HEAD" }).catch(() => undefined);
	return answer?.ok ?? false;
}
