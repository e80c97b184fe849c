const strokes = {
	Facebook:
		"M14 8.5h2.5V5H14a3.5 3.5 0 0 0-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V9a.5.5 0 0 1 .5-.5Z",
	Instagram:
		"M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm5-1.75h.01",
	LinkedIn:
		"M5 9.5V19M5 5.5v.01M10 19V9.5M10 14c0-2.8 1.6-4.5 3.9-4.5S18 11 18 13.5V19",
	X: "M5 5l14 14M19 5 5 19",
	YouTube:
		"M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Zm4.2 3.6v5.8l4.9-2.9Z",
};

/** A decorative icon; the link around it needs an accessible name. */
export function SocialIcon({ platform }: { platform: keyof typeof strokes }) {
	return (
		<svg
			className="icon"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={strokes[platform]} />
		</svg>
	);
}
