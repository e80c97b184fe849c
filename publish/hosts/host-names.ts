/**
 * `name` is the host of the site's URL. All other hosts of `domain` redirect to it. `other` is
 * `name` with "www." added or removed.
 */
export type HostNames = {
	name: string;
	other: string;
	domain: string;
};

export function hostNames(url: string): HostNames {
	const name = new URL(url).hostname;
	const domain = name.replace(/^www\./, "");
	return { name, other: name === domain ? `www.${domain}` : domain, domain };
}

/** Paths of PEM files. The certificate covers both host names, `name` and `other` of HostNames. */
export type Certificate = { certificate: string; key: string };
