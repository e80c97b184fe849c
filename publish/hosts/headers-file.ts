import { type HeaderRule, immutable, patternMatches } from "./site-rules.ts";

/**
 * Cloudflare ignores a rule that has a longer line, and only writes to its log:
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
const maxLineLength = 2000;

/**
 * The Cache-Control value that replaces `immutable` (site-rules.ts) on Cloudflare and Netlify.
 * These hosts send the header of /assets/ even with a 404, and browsers must not cache a 404 for a
 * year (docs/publishing.md, Headers).
 */
const oneHour = "public, max-age=3600, stale-while-revalidate=31536000";

/**
 * Writes the `_headers` file of Cloudflare and Netlify.
 *
 * - When two rules set the same header, Netlify sends the later value, but Cloudflare joins both
 *   values. The line `! Name` removes the earlier value on Cloudflare
 *   (https://developers.cloudflare.com/workers/static-assets/headers/#detach-a-header); Netlify
 *   skips the line.
 * - `no-transform` is omitted, because it disables Cloudflare's compression
 *   (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
export function headersFile(rules: readonly HeaderRule[]): string {
	const all = rules.flatMap((rule) => withFileName(rule, rules));
	const blocks = all.map((rule, index) => {
		const earlier = all
			.slice(0, index)
			.filter((earlierRule) => patternMatches(earlierRule.path, rule.path));
		const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
			const isSet = earlier.some(({ headers }) => name in headers);
			const sent =
				value === immutable ? oneHour : value.replace(", no-transform", "");
			const line = `  ${name}: ${sent}`;
			return [...(isSet ? [`  ! ${name}`] : []), line];
		});
		return [rule.path, ...lines].map(checkLength).join("\n");
	});
	return `# Written by publish/hosts/headers-file.ts.\n\n${blocks.join("\n\n")}\n`;
}

/** Adds the same rule for the page's file, because Netlify answers /pricing.html with the page. */
function withFileName(
	rule: HeaderRule,
	rules: readonly HeaderRule[],
): readonly HeaderRule[] {
	const path = rule.path === "/" ? "/index.html" : `${rule.path}.html`;
	const isPage = /^\/[\w/-]*$/.test(rule.path);
	return isPage && !rules.some((other) => other.path === path)
		? [rule, { ...rule, path }]
		: [rule];
}

function checkLength(line: string): string {
	if (line.length > maxLineLength) {
		throw new Error(
			`_headers: the line "${line.trim().slice(0, 40)}…" has ${line.length} characters, but Cloudflare reads only ${maxLineLength}; for a policy, use fewer hashes or origins`,
		);
	}
	return line;
}
