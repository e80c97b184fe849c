import shell from "content:shell";
import type { Page } from "#lib/page-meta.ts";

/** The tags of a page's <head> (src/lib/page-meta.ts). */
export function PageTags({ page: { head, hero } }: { page: Page }) {
	return (
		<>
			<title>{head.title}</title>
			<meta name="description" content={head.description} />
			<meta name="keywords" content={head.keywords} />
			{head.noindex && <meta name="robots" content="noindex" />}
			{/* The outside systems are looked up early (EMBED-07). */}
			{shell.hintedOrigins.map((origin) => (
				<link key={origin} rel="dns-prefetch" href={origin} />
			))}
			<link rel="icon" href={shell.favicon} type="image/svg+xml" />
			{!head.noindex && <link rel="canonical" href={head.canonical} />}
			{/* The picture behind the headline: the file that its element chooses in this window (IMG-03). */}
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
