import { covers, forever, type HeaderRule } from "./site-rules.ts";

// https://developers.cloudflare.com/workers/static-assets/headers/ ("Each line … has a 2,000 character limit.");
// beyond it Cloudflare drops the rule with no more than a log line.
const maxLineLength = 2000;

/** A file is shown at once for a year, a "not found" that a browser met in the moment of a deployment is soon forgotten. */
const anHour = "public, max-age=3600, stale-while-revalidate=31536000";

/**
 * The `_headers` file of Cloudflare and Netlify.
 *
 * When two rules set one header, Netlify sends the later value but Cloudflare sends both, joined by a
 * comma. A line `! Name` detaches the earlier value on Cloudflare; Netlify skips lines without a colon.
 * https://developers.cloudflare.com/workers/static-assets/headers/#detach-a-header
 *
 * Both hosts match the address that was asked for, whether it exists or not: a missing file below
 * /assets/ has the headers of a file there. So what other hosts let browsers keep for good is asked for
 * again after an hour (docs/publishing.md, Headers).
 *
 * Without `no-transform`: Cloudflare would not compress the pages
 * (https://developers.cloudflare.com/speed/optimization/content/compression/).
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
