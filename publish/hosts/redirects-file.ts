import type { Redirect } from "./site-rules.ts";

/** What Cloudflare reads: https://developers.cloudflare.com/workers/static-assets/redirects/ */
const maxRedirects = 2000;
/** Of these, those with a placeholder. */
const maxPlaceholders = 100;

/**
 * The `_redirects` file of Cloudflare and Netlify; both hand the query on by themselves. What does not fit is led on by
 * the page for missing ones (src/shell/not-found.ts).
 *
 * No rule about slashes at the end: Netlify takes `/a` and `/a/` for one address, so such a rule
 * would redirect to itself (https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash).
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
	const isPattern = ({ from }: Redirect) => from.includes("*");
	const patterns = redirects.filter(isPattern).slice(0, maxPlaceholders);
	const lines = [
		// Cloudflare redirects before it looks for a page.
		...patterns.flatMap(({ except }) =>
			except ? [`${except} ${except} 200\n`] : [],
		),
		...redirects
			.filter((redirect) => !isPattern(redirect))
			.slice(0, maxRedirects - 2 * maxPlaceholders)
			.map(({ from, to }) => `${from} ${to} 301\n`),
		...patterns.map(
			({ from, to }) => `${from.replace("*", ":segment")} ${to} 301\n`,
		),
	];
	return `# Written by publish/hosts/redirects-file.ts.\n${lines.join("")}`;
}
