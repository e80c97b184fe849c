// Every key under which the site keeps something in the browser. What has another key is a provider's, and is removed.

export const themeKey = "ui-theme";
/** Holds the start of the announcement that the visitor has closed. */
export const closedAnnouncementKey = "announcement";
export const privacyChoiceKey = "privacy-choice";

export const campaignKey = "campaign";
/** Holds the name of the landing page that the visit has seen last. */
export const landingPageKey = "landing";
export const reloadedForKey = "reloaded-for";

const localKeys = [themeKey, closedAnnouncementKey, privacyChoiceKey];
const sessionKeys = [campaignKey, landingPageKey, reloadedForKey];
/** Cookies and keys of Meta's pixel: they stay while the visitor agrees to it. */
const pixelKeys = [
	"_fbp",
	"_fbc",
	"lastExternalReferrer",
	"lastExternalReferrerTime",
];

/**
 * Removes what a provider's script has kept under this site's address: HighLevel's form-embed script stores the name,
 * email and phone of whoever sends a form.
 */
export function removeForeignKeys(): void {
	try {
		const isAgreed =
			localStorage.getItem(privacyChoiceKey) === "agreed" &&
			Reflect.get(navigator, "globalPrivacyControl") !== true;
		const allowed = isAgreed ? pixelKeys : [];
		removeKeys(localStorage, [...localKeys, ...allowed]);
		removeKeys(sessionStorage, [...sessionKeys, ...allowed]);
		removeCookies(allowed);
	} catch {
		// The browser blocks storage for the script as well.
	}
}

function removeKeys(store: Storage, known: readonly string[]): void {
	const keys = Array.from({ length: store.length }, (_, index) =>
		store.key(index),
	);
	for (const key of keys)
		if (key !== null && !known.includes(key)) store.removeItem(key);
}

function removeCookies(known: readonly string[]): void {
	for (const cookie of document.cookie.split("; ")) {
		const [name = ""] = cookie.split("=");
		if (name === "" || known.includes(name)) continue;
		expireCookie(name, "");
		expireCookie(name, "; path=/");
		expireCookie(name, `; path=/; domain=${location.hostname}`);
	}
}

function expireCookie(name: string, scope: string): void {
	// biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox 120 have no Cookie Store API
	document.cookie = `${name}=; max-age=0${scope}`;
}
