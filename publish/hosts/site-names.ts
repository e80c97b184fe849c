/** The names of the site by its address: everything leads to one of them. */
export type SiteNames = {
	/** The name in the site's address. */
	name: string;
	/** The one with or without `www.`, whichever `name` is not. */
	other: string;
	/** The domain of both. */
	domain: string;
};

export function siteNames(url: string): SiteNames {
	const name = new URL(url).hostname;
	const domain = name.replace(/^www\./, "");
	return { name, other: name === domain ? `www.${domain}` : domain, domain };
}

/** Files of a certificate for both names, in PEM. */
export type Certificate = { certificate: string; key: string };
