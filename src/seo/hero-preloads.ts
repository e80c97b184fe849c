type Variants = readonly { media: string; files: { avif: string } }[];

/** One preload per range of window widths; the picture element chooses the same files (IMG-03). */
export function heroPreloads({ variants }: { variants: Variants }) {
	return variants.map(({ media, files }) => ({
		rel: "preload" as const,
		as: "image" as const,
		type: "image/avif",
		media,
		href: files.avif,
		fetchPriority: "high" as const,
	}));
}
