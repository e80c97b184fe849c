import { covers, forever, type HeaderRule } from "./site-rules.ts";

// https://developers.cloudflare.com/workers/static-assets/headers/ ("Each line … has a 2,000 character limit.");
// Cloudflare drops a longer rule and only logs it.
const maxLineLength = 2000;

/**
 * Browsers use a cached file for a year, and a 404 from the moment of a deployment for an hour before they revalidate.
 */
const anHour = "public, max-age=3600, stale-while-revalidate=31536000";

/**
 * The `_headers` file of Cloudflare and Netlify. When two rules set one header, Netlify sends the later value, but
 * Cloudflare joins both with a comma. A line `! Name` removes the earlier value on Cloudflare; Netlify skips lines
 * without a colon (https://developers.cloudflare.com/workers/static-assets/headers/#detach-a-header). Both match the
 * requested URL, so a missing file below /assets/ gets that folder's headers. Files that are immutable on other hosts
 * are therefore revalidated after an hour (docs/publishing.md, Headers). Omits `no-transform`, because it disables
 * Cloudflare's compression (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
export function headersFile(rules: readonly HeaderRule[]): string {
	const blocks = rules.map((rule, index) => {
		const earlier = rules
			.slice(0, index)
			.filter((it) => covers(it.path, rule.path));
		const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
			const isSet = earlier.some(({ headers }) => name in headers);
			const sent =
				value === forever ? anHour : value.replace(", no-transform", "");
			const line = `  ${name}: ${sent}`;
			return [...(isSet ? [`  ! ${name}`] : []), line];
		});
		return [rule.path, ...lines].map(checkLength).join("\n");
	});
	return `# Written by publish/hosts/headers-file.ts.\n\n${blocks.join("\n\n")}\n`;
}

function checkLength(line: string): string {
	if (line.length > maxLineLength) {
		throw new Error(
			`_headers: the line "${line.trim().slice(0, 40)}…" has ${line.length} characters, but Cloudflare reads only ${maxLineLength}; for a policy, use fewer hashes or origins`,
		);
	}
	return line;
}
