type PixelWindow = Window & {
	fbq?: {
		queue: (readonly string[])[];
		callMethod?: (...call: readonly string[]) => void;
	};
};

/** The real script reports to its provider. This one only says what it would count. */
{
	const page: PixelWindow = window;
	if (page.fbq) {
		const tell = (...call: readonly string[]) =>
			console.info(`Sandbox pixel: ${call.join(" ")}`);
		page.fbq.callMethod = tell;
		for (const call of page.fbq.queue.splice(0)) tell(...call);
	}
}
