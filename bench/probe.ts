/** Something that happened in a page. */
export type Mark = {
	name: MarkName;
	/** ms since 1970, comparable between documents of one browser. */
	at: number;
	/** How much a "shift" moved, or how many ms a "long task" took; 0 for other marks. */
	score: number;
	/** What the "largest paint" shows, for the reader of the report; empty for other marks. */
	what: string;
};

export type MarkName =
	| "first paint"
	| "largest paint"
	| "shift"
	| "long task"
	| "tap"
	| "dialog painted"
	| "heading painted";

declare global {
	/** Put into each page by visit.ts. */
	var tellBench: (mark: Mark) => void;
}

/**
 * Runs in each document before its own scripts; stands alone, because the browser receives its text.
 *
 * "Painted" is the second animation frame in which the thing is in the document: the first one is followed by the
 * frame's layout and paint, so at the second one the picture is out; a page that fades in counts when its fade begins.
 * This is up to one frame (17 ms) too much, never too little, and means the same for a native dialog, for one that React
 * opens and for a new document, which is why it is used and not Event Timing: that ends at the next paint after the
 * event, whatever that paint shows, has steps of 8 ms and ends with the document. Animation frames do not run before
 * style sheets that block rendering have come.
 */
export function probe(): void {
	if (window !== top) return;
	const tell = (name: MarkName, time: number, score = 0, what = "") =>
		tellBench({ name, at: performance.timeOrigin + time, score, what });
	const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) each(entry);
		}).observe({ type, buffered: true });

	observe("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") tell("first paint", startTime);
	});
	observe("largest-contentful-paint", (entry) => {
		if (!(entry instanceof LargestContentfulPaint)) return;
		const { element, url, startTime } = entry;
		const what = `<${element?.localName}> ${url || element?.textContent}`;
		tell("largest paint", startTime, 0, what.slice(0, 100));
	});
	observe("layout-shift", (entry) => {
		const isCaused = "hadRecentInput" in entry && entry.hadRecentInput;
		if (!isCaused && "value" in entry && typeof entry.value === "number")
			tell("shift", entry.startTime, entry.value);
	});

	observe("longtask", ({ startTime, duration }) =>
		tell("long task", startTime, duration),
	);

	const whenPainted = (isThere: () => boolean, name: MarkName) => {
		const look = () =>
			requestAnimationFrame(
				isThere() ? () => tell(name, performance.now()) : look,
			);
		requestAnimationFrame(look);
	};
	const heading = () => document.querySelector("main h1");

	whenPainted(() => heading() !== null, "heading painted");
	addEventListener(
		"pointerdown",
		({ timeStamp }) => {
			// From the input itself, not from when the page found time for it.
			tell("tap", timeStamp);
			const { href } = location;
			const words = heading()?.textContent;
			whenPainted(
				() => document.querySelector("dialog[open]") !== null,
				"dialog painted",
			);
			whenPainted(
				() => location.href !== href && heading()?.textContent !== words,
				"heading painted",
			);
		},
		{ capture: true, passive: true },
	);
}
