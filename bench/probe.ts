export type PageEvent = {
	name: PageEventName;
	/** Milliseconds since 1970, so that times of several documents can be compared. */
	at: number;
	/** The score of a "shift", or the ms of a "long task"; otherwise 0. */
	score: number;
	what: string;
};

export type PageEventName =
	| "first paint"
	| "largest paint"
	| "shift"
	| "long task"
	| "tap"
	| "dialog painted"
	| "heading painted";

declare global {
	var reportBenchEvent: (event: PageEvent) => void;
}

/**
 * Runs in each document before the document's scripts. Must be self-contained, because the browser
 * receives only the source text of this function.
 */
export function probe(): void {
	if (window !== top) return;
	const report = (name: PageEventName, time: number, score = 0, what = "") =>
		reportBenchEvent({ name, at: performance.timeOrigin + time, score, what });
	const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) each(entry);
		}).observe({ type, buffered: true });

	observe("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") report("first paint", startTime);
	});
	observe("largest-contentful-paint", (entry) => {
		if (!(entry instanceof LargestContentfulPaint)) return;
		const { element, url, startTime } = entry;
		const what = `<${element?.localName}> ${url || element?.textContent}`;
		report("largest paint", startTime, 0, what.slice(0, 100));
	});
	observe("layout-shift", (entry) => {
		const isCaused = "hadRecentInput" in entry && entry.hadRecentInput;
		if (!isCaused && "value" in entry && typeof entry.value === "number")
			report("shift", entry.startTime, entry.value);
	});

	observe("longtask", ({ startTime, duration }) =>
		report("long task", startTime, duration),
	);

	// Reports in the next animation frame, which starts at most 17 ms after the paint. The Event
	// Timing API would round to 8 ms and would not measure across two documents.
	const whenPainted = (condition: () => boolean, name: PageEventName) => {
		const check = () =>
			requestAnimationFrame(
				condition() ? () => report(name, performance.now()) : check,
			);
		requestAnimationFrame(check);
	};
	const heading = () => document.querySelector("main h1");

	whenPainted(() => heading() !== null, "heading painted");
	addEventListener(
		"pointerdown",
		({ timeStamp }) => {
			// Reports the time of the input, because the handler may run later.
			report("tap", timeStamp);
			const { href } = location;
			const headingText = heading()?.textContent;
			whenPainted(
				() => document.querySelector("dialog[open]") !== null,
				"dialog painted",
			);
			whenPainted(
				() => location.href !== href && heading()?.textContent !== headingText,
				"heading painted",
			);
		},
		{ capture: true, passive: true },
	);
}
