/** The site's host names; all redirect to `name`. */
export type SiteNames = {
	name: string;
	other: string;
	domain: string;
};

export function siteNames(url: string): SiteNames {
	const name = new URL(url).hostname;
	const domain = name.replace(/^www\./, "");
	return { name, other: name === domain ? `www.${domain}` : domain, domain };
}

/** Paths of PEM files; the certificate covers `name` and `other`. */
export type Certificate = { certificate: string; key: string };
