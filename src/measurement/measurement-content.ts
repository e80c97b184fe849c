/** The question about measuring, and what the pixel needs. */
export type MeasurementContent = {
	words: {
		title: string;
		text: string;
		/** Leads to the policy. */
		policy: string;
		decline: string;
		agree: string;
		/** Asks again. */
		change: string;
		states: {
			unasked: string;
			agreed: string;
			declined: string;
			/** The browser's own opt-out. */
			signal: string;
		};
	};
	/** The path of the policy. */
	policy: string;
	pixel: { id: string; scripts: readonly string[] };
	/** The path of the page that counts as a lead (PIXEL-01). */
	leadPath: string;
};
