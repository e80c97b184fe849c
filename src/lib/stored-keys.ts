// Every key under which the site keeps something in the browser. What has another key is a provider's, and is removed.

export const themeKey = "ui-theme";
/** Holds the start of the announcement that the visitor has closed. */
export const closedAnnouncementKey = "announcement";
export const privacyChoiceKey = "privacy-choice";

export const campaignKey = "campaign";
/** Holds the name of the landing page that the visit has seen last. */
export const landingPageKey = "landing";
export const reloadedForKey = "reloaded-for";

const ownKeys = [
	themeKey,
	closedAnnouncementKey,
	privacyChoiceKey,
	campaignKey,
	landingPageKey,
	reloadedForKey,
	// Cookies of Meta's pixel, which runs only once the visitor has agreed.
	"_fbp",
	"_fbc",
];

/**
 * Removes what a provider's script has kept under this site's address: HighLevel's form-embed script stores the name,
 * email and phone of whoever sends a form. Part of every page's inline script: keep it small.
 */
export function removeForeignKeys(): void {
	try {
		for (const store of [localStorage, sessionStorage])
			for (const key of Object.keys(store))
				if (!ownKeys.includes(key)) store.removeItem(key);
		for (const cookie of document.cookie.split("; ")) {
			const [name = ""] = cookie.split("=");
			if (ownKeys.includes(name)) continue;
			// biome-ignore-start lint/suspicious/noDocumentCookie: Safari and Firefox 120 have no Cookie Store API
			document.cookie = `${name}=;max-age=0;path=/`;
			document.cookie = `${name}=;max-age=0;path=/;domain=${location.hostname}`;
			// biome-ignore-end lint/suspicious/noDocumentCookie: Safari and Firefox 120 have no Cookie Store API
		}
	} catch {
		// The browser blocks storage for the script as well.
	}
}
