/** The host names of the site; all redirect to one of them. */
export type SiteNames = {
	/** The name in the site's address. */
	name: string;
	/** The same name with or without `www.`. */
	other: string;
	/** The domain of both. */
	domain: string;
};

export function siteNames(url: string): SiteNames {
	const name = new URL(url).hostname;
	const domain = name.replace(/^www\./, "");
	return { name, other: name === domain ? `www.${domain}` : domain, domain };
}

/** PEM files of a certificate for both names. */
export type Certificate = { certificate: string; key: string };
