import { isTipsAddress, withoutCategory } from "#articles/list/tips-address.ts";

/**
 * A host answers an address that is none with the page for missing ones. This looks whether the visitor meant another
 * page: one written otherwise, or an article under a category that is none (C-20).
 * The router would take the address of a missing article for an article: the page moves to /not-found first, as ART-07
 * asks, and remembers what was wanted (C-19). `path` is the page's in the address (address.ts). Says whether this
 * document is the one to go on with.
 */
export async function settleMissingPage(path: string): Promise<boolean> {
	const asked = location.pathname.replace(/(.)\/+$/, "$1");
	const meant = meantBy(asked, path);
	if (meant && (await exists(meant))) {
		location.replace(meant + location.search + location.hash);
		return false;
	}
	if (isTipsAddress(path.toLowerCase())) {
		const state = { ...history.state, usr: { missing: asked } };
		history.replaceState(state, "", "/not-found");
	}
	return true;
}

/** The page that an address may stand for; made of its path, because "//other.example" as asked is another site. */
export function meantBy(asked: string, path: string): string | undefined {
	const plain = path.toLowerCase();
	return plain === asked ? withoutCategory(plain) : plain;
}

async function exists(path: string): Promise<boolean> {
	const answer = await fetch(path, { method: "HEAD" }).catch(() => undefined);
	return answer?.ok ?? false;
}
