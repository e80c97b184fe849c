import type { PageMeta } from "#model/views/page-meta.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * Writes the sitemap (https://www.sitemaps.org/protocol.html). Omits the date of a page if
 * `changedOn` has none, because the build's date would report every page as changed.
 */
export function sitemap(
	pages: readonly PageMeta[],
	changedOn: ReadonlyMap<string, string>,
): string {
	const entries = pages.map(({ mainPath, canonical }) => {
		const date = changedOn.get(mainPath);
		const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
		return `\t<url><loc>${escapeMarkup(canonical)}</loc>${lastmod}</url>\n`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Allows every crawler; pages opt out with robots meta tags. */
export function robotsTxt(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
