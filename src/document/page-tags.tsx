import type { ComponentProps } from "react";
import type { PageContent } from "#lib/page-content.ts";
import type { PageMeta } from "#model/views/page-meta.ts";
import type { Site } from "#shell/site.ts";

/** Links, Open Graph and JSON-LD, which the dev server and the editor's preview omit. */
export type HeadTags = {
	links: readonly ComponentProps<"link">[];
	properties: Readonly<Record<string, string>>;
	/** JSON-LD; undefined on pages that search engines must not index. */
	structuredData: object | undefined;
};

type Props = {
	site: Pick<Site, "hintedOrigins" | "favicon">;
	head: PageMeta;
	hero: PageContent["hero"];
	headTags: HeadTags | undefined;
};

export function PageTags({ site, head, hero, headTags }: Props) {
	return (
		<>
			<title>{head.title}</title>
			<meta name="description" content={head.description} />
			<meta name="keywords" content={head.keywords} />
			{head.noindex && <meta name="robots" content="noindex" />}
			{site.hintedOrigins.map((origin) => (
				<link key={origin} rel="dns-prefetch" href={origin} />
			))}
			<link rel="icon" href={site.favicon} type="image/svg+xml" />
			{!head.noindex && <link rel="canonical" href={head.canonical} />}
			{hero?.picture?.variants.map(({ media, avif }) => (
				<link
					key={avif}
					rel="preload"
					as="image"
					type="image/avif"
					media={media}
					href={avif}
					fetchPriority="high"
				/>
			))}
			{headTags?.links.map((link) => (
				<link key={link.href} {...link} />
			))}
			{Object.entries(headTags?.properties ?? {}).map(([property, content]) => (
				<meta key={property} property={property} content={content} />
			))}
			{headTags && <meta name="twitter:card" content="summary_large_image" />}
		</>
	);
}
