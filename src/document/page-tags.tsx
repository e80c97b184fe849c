import type { PageContent, PageMeta } from "#lib/page-meta.ts";
import type { Site } from "#shell/site.ts";

type Props = {
	site: Pick<Site, "hintedOrigins" | "favicon">;
	head: PageMeta;
	hero: PageContent["hero"];
};

export function PageTags({ site, head, hero }: Props) {
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
		</>
	);
}
