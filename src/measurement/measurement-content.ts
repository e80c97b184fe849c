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
			signal: string;
		};
	};
	policy: string;
	pixel: { id: string; scripts: readonly string[] };
	leadPath: string;
};
