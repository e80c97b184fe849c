import { checkRules, type Redirect } from "./site-rules.ts";

// https://developers.cloudflare.com/workers/static-assets/redirects/
export const maxRedirects = 2000;
const maxLineLength = 1000;

/**
 * The `_redirects` file of Cloudflare and Netlify; both hand the query on by themselves.
 *
 * No rule about slashes at the end: Netlify takes `/a` and `/a/` for one address, so such a rule
 * would redirect to itself (https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash).
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
	checkRules({ headers: [], redirects });
	if (redirects.length > maxRedirects) {
		throw new Error(
			`_redirects: ${redirects.length} redirects, but Cloudflare reads only ${maxRedirects}`,
		);
	}
	const lines = redirects.map(({ from, to, status }) => {
		const line = `${from} ${to} ${status}`;
		if (line.length > maxLineLength) {
			throw new Error(
				`_redirects: the line from ${from.slice(0, 40)}… has ${line.length} characters, but Cloudflare reads only ${maxLineLength}`,
			);
		}
		return `${line}\n`;
	});
	return `# Written by publish/hosts/redirects-file.ts.\n${lines.join("")}`;
}
