import type { PublishedPage } from "./published-page.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * The sitemap: https://www.sitemaps.org/protocol.html. A date stands only where the content has one; a build's own date
 * would tell search engines that everything changes each time.
 */
export function sitemap(
	pages: readonly PublishedPage[],
	changedOn: ReadonlyMap<string, string>,
): string {
	const entries = pages.map(({ path, canonical = "" }) => {
		const date = changedOn.get(path);
		const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
		return `\t<url><loc>${escapeMarkup(canonical)}</loc>${lastmod}</url>\n`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Every crawler is welcome everywhere; what is not to be listed says so itself. */
export function robotsTxt(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
