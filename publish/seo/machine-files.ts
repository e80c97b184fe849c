import { articlePath } from "#articles/list/article-paths.ts";
import { instantAt } from "#lib/time/zone-clock.ts";
import type { Content } from "#model/files.ts";
import { modifiedOn } from "#model/schema/article.ts";
import type { PageMeta } from "#model/views/page-meta.ts";
import type { DesignColors } from "./design-colors.ts";
import { atomFeed, feedPath } from "./feed.ts";
import { iconPaths } from "./icons.ts";
import { robotsTxt, sitemap } from "./sitemap.ts";

export const manifestPath = "/site.webmanifest";

export function machineFiles(
	content: Content,
	listed: readonly PageMeta[],
	colors: DesignColors,
): Map<string, string> {
	const changedOn = new Map(
		content.articles.map((article) => [
			articlePath(article.category, article.slug),
			modifiedOn(article),
		]),
	);
	return new Map([
		["/sitemap.xml", sitemap(listed, changedOn)],
		["/robots.txt", robotsTxt(content.site.url)],
		[feedPath, atomFeed(content)],
		[manifestPath, webManifest(content, colors)],
		...securityFiles(content),
	]);
}

function webManifest(
	{ site }: Content,
	{ ground, theme }: DesignColors,
): string {
	const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
		src,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	});
	const manifest = {
		id: "/",
		name: site.name,
		short_name: site.shortName,
		description: site.description,
		lang: "en-US",
		start_url: "/",
		scope: "/",
		// The installed app then has the browser's Back button.
		display: "minimal-ui",
		background_color: ground,
		theme_color: theme,
		icons: [
			icon(iconPaths.small, 192, "any"),
			icon(iconPaths.large, 512, "any"),
			icon(iconPaths.maskable, 512, "maskable"),
		],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

/** RFC 9116: a security.txt must not be published after its expiry. */
function securityFiles({ site, schedule, today }: Content): [string, string][] {
	const path = "/.well-known/security.txt";
	const { email, goodUntil } = site.security;
	if (today && goodUntil <= today) return [];
	const expires = instantAt(schedule.timeZone, { date: goodUntil, time: 0 });
	const text = [
		`Contact: mailto:${email}`,
		`Expires: ${new Date(expires).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${site.url}${path}`,
		"",
	].join("\n");
	return [[path, text]];
}
