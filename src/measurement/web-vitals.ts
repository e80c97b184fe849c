import { cumulativeLayoutShift, type Shift } from "./layout-shift.ts";

/**
 * Logs the Largest Contentful Paint and the layout shift of this load (VITALS-02). Logs the layout
 * shift again when the page becomes hidden. Browsers without these metrics log nothing.
 */
export function reportVitals(): void {
	const shifts: Shift[] = [];
	const logShift = () =>
		console.info(`Layout shift: ${cumulativeLayoutShift(shifts).toFixed(4)}`);

	const hasShifts = observe("layout-shift", (entry) => {
		const score = Number(Reflect.get(entry, "value"));
		if (!Reflect.get(entry, "hadRecentInput"))
			shifts.push({ at: entry.startTime, score });
	});
	observe("largest-contentful-paint", (entry) => {
		const element: unknown = Reflect.get(entry, "element");
		const name = element instanceof Element ? element.localName : "gone";
		console.info(`Largest paint: ${Math.round(entry.startTime)} ms (${name})`);
	});
	if (!hasShifts) return;
	// Runs after the observers have reported their buffered entries.
	setTimeout(logShift);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") logShift();
	});
}

/**
 * Returns false if the browser does not support the type. Callers read values with Reflect.get,
 * because TypeScript's DOM types lack layout shifts: https://wicg.github.io/layout-instability/
 */
function observe(
	type: string,
	onEntry: (entry: PerformanceEntry) => void,
): boolean {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
	new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(
		{
			type,
			buffered: true,
		},
	);
	return true;
}
