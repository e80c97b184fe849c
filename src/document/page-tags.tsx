import type { PageContent } from "#lib/page-meta.ts";
import type { Site } from "#shell/site.ts";

type Props = {
	site: Pick<Site, "hintedOrigins" | "favicon">;
	page: PageContent;
};

export function PageTags({ site, page: { head, hero } }: Props) {
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
