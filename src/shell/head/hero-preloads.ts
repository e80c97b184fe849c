type Variants = readonly { media: string; avif: string }[];

/** One preload per range of window widths; the picture element chooses the same files (IMG-03). */
export function heroPreloads({ variants }: { variants: Variants }) {
	return variants.map(({ media, avif }) => ({
		rel: "preload" as const,
		as: "image" as const,
		type: "image/avif",
		media,
		href: avif,
		fetchPriority: "high" as const,
	}));
}
