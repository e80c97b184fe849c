/**
 * The wrangler.jsonc of Cloudflare. Without `html_handling` Cloudflare redirects `/pricing` to
 * `/pricing/` when the file is `pricing/index.html`, against the canonical links of the site.
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
export function wranglerFile({
	name,
	directory,
}: {
	/** The name in the site's address: the site is found under no other, `workers.dev` included. */
	name: string;
	/** The built site, seen from where the file is. */
	directory: string;
}): string {
	const settings = {
		name: name.replaceAll(".", "-"),
		compatibility_date: "2026-01-01",
		routes: [{ pattern: name, custom_domain: true }],
		workers_dev: false,
		preview_urls: false,
		assets: {
			directory,
			html_handling: "drop-trailing-slash",
			not_found_handling: "404-page",
		},
	};
	return `// Written by publish/hosts/wrangler.ts.\n${JSON.stringify(settings, null, "\t")}\n`;
}
