import type { Browser, Locator, Page } from "@playwright/test";
import { cumulativeLayoutShift } from "../src/measurement/layout-shift.ts";
import { type Served, tlsOverheadBytes } from "./network/serve.ts";
import { type ByteType, bytesByType } from "./network/traffic.ts";
import { type Point, startVisit, type Visit } from "./visit.ts";

export type Subject = {
	browser: Browser;
	cpuSlowdown: number;
	served: Served;
	path: string;
	hasScripts: boolean;
};

/**
 * Results of one measurement. Times are in ms. The time of a tap is undefined if its button is not
 * in the first viewport.
 */
export type Sample = Loading & {
	/**
	 * Bytes received before first paint, including headers. Infinity if the page needs more bytes to
	 * paint than TCP's first flight contains (`firstFlight` in bench/network/serve.ts).
	 */
	bytesBeforeFcp: number;
	menuTap: number | undefined;
	actionTap: number | undefined;
};

type Loading = {
	fcp: number;
	lcp: number;
	/** The longest task in the first 5 s; 0 if none exceeds 50 ms. */
	longestTask: number;
	/** Adds up the time by which tasks exceed 50 ms. Counts only tasks in the first 5 s. */
	blockingTime: number;
	largest: string;
	cls: number;
	/**
	 * Compressed sizes of response bodies. `bytesBeforeLcp` counts requests sent before Largest
	 * Contentful Paint. `bytes` counts all requests until the page is idle.
	 */
	bytesBeforeLcp: Record<ByteType, number>;
	bytes: Record<ByteType, number>;
	scriptsBeforeLcp: readonly string[];
	thirdParty: readonly string[];
	/**
	 * Time from a press on the first internal link until the next page's heading is painted. Before
	 * the press, the pointer hovers over the link for 200 ms.
	 */
	navigation: number | undefined;
};

export type TapPoints = {
	menu: Point | undefined;
	action: Point | undefined;
};

export async function measure(
	subject: Subject,
	points: TapPoints,
): Promise<Sample> {
	const loading = await measureLoading(subject);
	return {
		...loading,
		bytesBeforeFcp: await measureFirstFlight(subject),
		menuTap: await measureTap(subject, points.menu),
		actionTap: await measureTap(subject, points.action),
	};
}

/**
 * Finds the buttons in an earlier visit, because finding a button takes longer than the measured
 * reaction to a tap. This visit also warms up the caches of this machine. Each visit begins with an
 * empty browser cache.
 */
export async function findTapPoints(subject: Subject): Promise<TapPoints> {
	await using visit = await startVisit(subject);
	const { page } = visit;
	await page.goto(urlOf(subject));
	await waitUntilIdle(subject, visit);
	const main = page.getByRole("main");
	return {
		menu: await pointOf(page.getByRole("button", { name: "Open menu" })),
		action: await pointOf(
			main.getByRole("button").and(main.locator("[commandfor]")).first(),
		),
	};
}

async function measureLoading(subject: Subject): Promise<Loading> {
	await using visit = await startVisit(subject);
	const { page, events, traffic } = visit;
	const url = urlOf(subject);
	await page.goto(url);
	await waitUntilIdle(subject, visit);

	const start = await page.evaluate(() => performance.timeOrigin);
	const first = await visit.event("first paint");
	await visit.event("largest paint");
	const largest = events.findLast(({ name }) => name === "largest paint");
	if (!largest) throw new Error(`No largest paint at ${url}`);
	const transfers = await traffic.transfers();
	const early = transfers.filter(({ sentAt }) => sentAt < largest.at);

	await scrollThrough(page);
	await traffic.quiet();
	const cls = cumulativeLayoutShift(
		events.filter(({ name }) => name === "shift"),
	);
	const longTasks = events
		.filter(({ name, at }) => name === "long task" && at - start < 5000)
		.map(({ score }) => score);
	return {
		fcp: first.at - start,
		lcp: largest.at - start,
		longestTask: Math.max(0, ...longTasks),
		blockingTime: longTasks.reduce((sum, ms) => sum + ms - 50, 0),
		largest: largest.what,
		cls,
		bytesBeforeLcp: bytesByType(early),
		bytes: bytesByType(transfers),
		scriptsBeforeLcp: early
			.filter(({ type }) => type === "js")
			.map(({ url }) => url),
		thirdParty: transfers
			.map(({ url }) => url)
			.filter((url) => new URL(url).origin !== subject.served.origin),
		navigation: await measureNavigation(subject, visit),
	};
}

const hoverMs = 200;

const firstFlightTimeoutMs = 3000;

async function measureFirstFlight(subject: Subject): Promise<number> {
	const { origin, bytesBefore } = subject.served.firstFlight;
	const fromEarlierVisits = bytesBefore(Number.POSITIVE_INFINITY);
	await using visit = await startVisit(subject);
	await visit.page.goto(origin + subject.path, { waitUntil: "commit" });
	const painted = await visit
		.event("first paint", 0, firstFlightTimeoutMs)
		.catch(() => undefined);
	if (!painted) return Number.POSITIVE_INFINITY;
	return bytesBefore(painted.at) - fromEarlierVisits - tlsOverheadBytes;
}

async function measureTap(
	subject: Subject,
	point: Point | undefined,
): Promise<number | undefined> {
	if (!point) return undefined;
	await using visit = await startVisit(subject);
	const { page, event, tap } = visit;
	// Waits for the complete HTML. Before that, a tap would find no dialog in the baseline build.
	await page.goto(urlOf(subject), { waitUntil: "domcontentloaded" });
	await event("first paint");
	await tap(point);
	const dialog = await event("dialog painted");
	return dialog.at - (await event("tap")).at;
}

/**
 * Hovers before the press, because hovering prefetches the page in browsers with speculation rules.
 */
async function measureNavigation(
	{ path }: Subject,
	{ page, events, event }: Visit,
): Promise<number | undefined> {
	const main = page.getByRole("main");
	const link = main
		.getByRole("link")
		.and(
			main.locator(`a[href^="/"]:not([href="${path}"], [href*="."], [target])`),
		)
		.filter({ visible: true })
		.first();
	if ((await link.count()) === 0) return undefined;
	await link.scrollIntoViewIfNeeded();
	const point = await pointOf(link);
	if (!point) throw new Error(`The first link of ${path} is out of reach`);

	const earlier = events.length;
	await page.mouse.move(point.x, point.y);
	await page.waitForTimeout(hoverMs);
	await page.mouse.down();
	await page.mouse.up();
	const heading = await event("heading painted", earlier);
	return heading.at - (await event("tap", earlier)).at;
}

function urlOf({ served, path }: Subject): string {
	return served.origin + path;
}

async function waitUntilIdle(
	{ hasScripts }: Subject,
	{ page, traffic }: Visit,
): Promise<void> {
	if (hasScripts) await page.locator('html[data-app="ready"]').waitFor();
	await traffic.quiet();
}

async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
		const end = document.documentElement.scrollHeight;
		for (let top = 0; top < end; top += innerHeight / 2) {
			scrollTo({ top, behavior: "instant" });
			await pause();
		}
		scrollTo({ top: 0, behavior: "instant" });
		await pause();
	});
}

async function pointOf(locator: Locator): Promise<Point | undefined> {
	if ((await locator.count()) === 0) return undefined;
	const box = await locator.boundingBox();
	const height = locator.page().viewportSize()?.height ?? 0;
	if (!box || box.y + box.height > height) return undefined;
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
