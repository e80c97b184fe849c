import type { Redirect } from "./site-rules.ts";

/**
 * Cloudflare's limit for redirects with a placeholder:
 * https://developers.cloudflare.com/workers/static-assets/redirects/
 */
const maxPlaceholders = 100;

/**
 * Writes the `_redirects` file of Cloudflare and Netlify. The 404 page handles redirects beyond the
 * limit (src/shell/not-found.ts). No rule removes trailing slashes, because Netlify treats `/a`
 * and `/a/` as one URL and would loop
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash).
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
	const isPattern = ({ from }: Redirect) => from.includes("*");
	const patterns = redirects.filter(isPattern).slice(0, maxPlaceholders);
	const lines = [
		// Cloudflare redirects before it looks for a page, so each exception needs its own line.
		...patterns.flatMap(({ except }) =>
			except ? [`${except} ${except} 200\n`] : [],
		),
		...redirects
			.filter((redirect) => !isPattern(redirect))
			.map(({ from, to }) => `${from} ${to} 301\n`),
		...patterns.map(
			({ from, to }) => `${from.replace("*", ":segment")} ${to} 301\n`,
		),
	];
	return `# Written by publish/hosts/redirects-file.ts.\n${lines.join("")}`;
}
