/** Not a dev dependency, because only deploys to Cloudflare and the host tests need its 250 MB. */
export const wranglerPackage = "wrangler@4.164.0";

/**
 * Writes Cloudflare's wrangler.jsonc. `html_handling` serves pricing.html at `/pricing`, and
 * redirects `/pricing/` there, as the canonical links require:
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
export function wranglerFile({
	name,
	directory,
}: {
	name: string;
	directory: string;
}): string {
	const settings = {
		name: name.replaceAll(".", "-"),
		compatibility_date: "2026-01-01",
		routes: [{ pattern: name, custom_domain: true }],
		workers_dev: false,
		preview_urls: true,
		assets: {
			directory,
			html_handling: "drop-trailing-slash",
			not_found_handling: "404-page",
		},
	};
	return `// Written by publish/hosts/wrangler.ts.\n${JSON.stringify(settings, null, "\t")}\n`;
}
