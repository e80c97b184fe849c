/** Not a dev dependency: its 250 MB are used only to deploy to Cloudflare and to test the hosts. */
export const wranglerPackage = "wrangler@4.164.0";

/**
 * Cloudflare's wrangler.jsonc. Default `html_handling` would redirect `/pricing` to `/pricing/` for
 * `pricing/index.html`, against the site's canonical links.
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
export function wranglerFile({
	name,
	directory,
}: {
	/** The canonical host name, the only one that serves the published version. */
	name: string;
	/** Path of the built site relative to the file. */
	directory: string;
}): string {
	const settings = {
		name: name.replaceAll(".", "-"),
		compatibility_date: "2026-01-01",
		routes: [{ pattern: name, custom_domain: true }],
		workers_dev: false,
		// Preview URL of a pull request; nothing links to it.
		preview_urls: true,
		assets: {
			directory,
			html_handling: "drop-trailing-slash",
			not_found_handling: "404-page",
		},
	};
	return `// Written by publish/hosts/wrangler.ts.\n${JSON.stringify(settings, null, "\t")}\n`;
}
