/** Not a dev dependency: 250 MB that only a deploy to Cloudflare and the check of the hosts use. */
export const wranglerPackage = "wrangler@4.164.0";

/**
 * The wrangler.jsonc of Cloudflare. Without `html_handling` Cloudflare redirects `/pricing` to
 * `/pricing/` when the file is `pricing/index.html`, against the canonical links of the site.
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
export function wranglerFile({
	name,
	directory,
}: {
	/** The name in the site's address: no other leads to the published version. */
	name: string;
	/** The built site, seen from where the file is. */
	directory: string;
}): string {
	const settings = {
		name: name.replaceAll(".", "-"),
		compatibility_date: "2026-01-01",
		routes: [{ pattern: name, custom_domain: true }],
		workers_dev: false,
		// The address of a pull request's preview; no link leads there.
		preview_urls: true,
		assets: {
			directory,
			html_handling: "drop-trailing-slash",
			not_found_handling: "404-page",
		},
	};
	return `// Written by publish/hosts/wrangler.ts.\n${JSON.stringify(settings, null, "\t")}\n`;
}
