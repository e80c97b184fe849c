// Lists every storage key of the site. clearProviderStorage removes all other keys.

export const themeKey = "ui-theme";
export const closedAnnouncementKey = "announcement";
export const privacyChoiceKey = "privacy-choice";

export const campaignKey = "campaign";
export const landingPageKey = "landing";
export const reloadedForKey = "reloaded-for";

const ownKeys = [
	themeKey,
	closedAnnouncementKey,
	privacyChoiceKey,
	campaignKey,
	landingPageKey,
	reloadedForKey,
	// Meta's pixel sets these cookies after consent.
	"_fbp",
	"_fbc",
];

/**
 * Removes what a provider's script stored. HighLevel's form-embed script stores the name, email and
 * phone of each person who sends a form.
 */
export function clearProviderStorage(): void {
	try {
		for (const store of [localStorage, sessionStorage])
			for (const key of Object.keys(store))
				if (!ownKeys.includes(key)) store.removeItem(key);
		// Scripts set cookies of the parent domain too, so that they last across subdomains.
		const domains = location.hostname
			.split(".")
			.map((_, index, labels) => `;domain=${labels.slice(index).join(".")}`);
		for (const cookie of document.cookie.split("; ")) {
			const [name = ""] = cookie.split("=");
			if (ownKeys.includes(name)) continue;
			for (const domain of ["", ...domains]) {
				// biome-ignore lint/suspicious/noDocumentCookie: Safari 17.1 and Firefox 120 have no Cookie Store API
				document.cookie = `${name}=;max-age=0;path=/${domain}`;
			}
		}
	} catch {
		// Needs no cleanup: if storage is blocked, the provider's script could not store anything.
	}
}
