const star =
	"m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** A rating in stars, 1 to 5, read out as a sentence. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
			{Array.from({ length: rating }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: five equal stars that never change their order
				<svg key={index} viewBox="0 0 20 20" aria-hidden="true">
					<path d={star} />
				</svg>
			))}
		</span>
	);
}
