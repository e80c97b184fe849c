/** Texts of the consent banner, and the pixel's settings. */
export type MeasurementContent = {
	words: {
		title: string;
		text: string;
		/** Link text to the privacy policy. */
		policy: string;
		decline: string;
		agree: string;
		/** The button that reopens the banner. */
		change: string;
		states: {
			unasked: string;
			agreed: string;
			declined: string;
			/** Explains that the browser sends an opt-out signal. */
			signal: string;
		};
	};
	/** The path of the privacy policy. */
	policy: string;
	pixel: { id: string; scripts: readonly string[] };
	/** The path of the page that counts as a lead (PIXEL-01). */
	leadPath: string;
};
