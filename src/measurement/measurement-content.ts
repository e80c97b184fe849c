export type MeasurementContent = {
	labels: {
		title: string;
		text: string;
		policy: string;
		decline: string;
		agree: string;
		change: string;
		states: {
			unasked: string;
			agreed: string;
			declined: string;
			/** Explains that the browser sends an opt-out signal. */
			signal: string;
		};
	};
	policy: string;
	pixel: { id: string; scripts: readonly string[] };
	/** The path of the page that counts as a lead (PIXEL-01). */
	leadPath: string;
};
