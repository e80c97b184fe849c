import type { Browser, Locator, Page } from "@playwright/test";
import { cumulativeLayoutShift } from "../src/measurement/layout-shift.ts";
import { type Served, tlsShare } from "./line/serve.ts";
import { type ByteType, bytesByType } from "./line/traffic.ts";
import { type Point, startVisit, type Visit } from "./visit.ts";

export type Subject = {
	browser: Browser;
	/** How many times slower than this machine the phone computes. */
	cpuSlowdown: number;
	/** Where the build is served, and the page's path there. */
	served: Served;
	path: string;
	/** Whether to wait until React has taken over. */
	hasScripts: boolean;
};

/** What one round of visits to a page gave. Times in ms; undefined where the page has no such control in its first view. */
export type Sample = Loading & {
	/** What the first paint needs: the bytes of the response that had come where it stops with its first flight, headers too. */
	bytesBeforeFcp: number;
	/** From the tap on the menu button right after the first paint until the sheet is painted. */
	menuTap: number | undefined;
	/** The same for the first button of the content that opens a dialog. */
	actionTap: number | undefined;
};

type Loading = {
	/** First and Largest Contentful Paint since the start of the navigation. */
	fcp: number;
	lcp: number;
	/** The longest task of the first 5 s, ms; 0 when none takes 50 ms. */
	longestTask: number;
	/** What was painted last and largest. */
	largest: string;
	/** Cumulative Layout Shift of loading and of scrolling to the end. */
	cls: number;
	/** Bodies as sent, of requests made before the largest paint, and of all until the page is idle. */
	bytesBeforeLcp: Record<ByteType, number>;
	bytes: Record<ByteType, number>;
	scriptsBeforeLcp: readonly string[];
	/** Requests to other origins before the visitor has done anything. */
	thirdParty: readonly string[];
	/** From the tap on the first link of the content to another page until that page's heading is painted. */
	navigation: number | undefined;
};

/** Where the first view has what is tapped before the page is complete. */
export type TapPoints = {
	menu?: Point | undefined;
	action?: Point | undefined;
};

/** One round: each thing with a visitor of its own, so that none profits from another. */
export async function measure(
	subject: Subject,
	points: TapPoints,
	{ paintOnly }: { paintOnly: boolean },
): Promise<Sample> {
	const loading = await measureLoading(subject, paintOnly);
	return {
		...loading,
		bytesBeforeFcp: await measureFirstFlight(subject),
		menuTap: await measureTap(subject, points.menu),
		actionTap: await measureTap(subject, points.action),
	};
}

/** Looks for the buttons beforehand, because looking takes longer than what is measured. Also warms everything up. */
export async function findTapPoints(subject: Subject): Promise<TapPoints> {
	await using visit = await startVisit(subject);
	const { page } = visit;
	await page.goto(urlOf(subject));
	await settle(subject, visit);
	const main = page.getByRole("main");
	return {
		menu: await pointOf(page.getByRole("button", { name: "Open menu" })),
		action: await pointOf(
			main.getByRole("button").and(main.locator("[commandfor]")).first(),
		),
	};
}

async function measureLoading(
	subject: Subject,
	paintOnly: boolean,
): Promise<Loading> {
	await using visit = await startVisit(subject);
	const { page, marks, traffic } = visit;
	const url = urlOf(subject);
	await page.goto(url);
	await settle(subject, visit);

	const start = await page.evaluate(() => performance.timeOrigin);
	const first = await visit.mark("first paint");
	// On a busy machine the mark of the largest paint comes later than that of the first.
	await visit.mark("largest paint");
	const largest = marks.findLast(({ name }) => name === "largest paint");
	if (!largest) throw new Error(`No largest paint at ${url}`);
	const transfers = await traffic.transfers();
	const early = transfers.filter(({ sentAt }) => sentAt < largest.at);

	await scrollThrough(page);
	await traffic.quiet();
	const cls = cumulativeLayoutShift(
		marks.filter(({ name }) => name === "shift"),
	);
	return {
		fcp: first.at - start,
		lcp: largest.at - start,
		longestTask: Math.max(
			0,
			...marks
				.filter(({ name, at }) => name === "long task" && at - start < 5000)
				.map(({ score }) => score),
		),
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
		navigation: paintOnly ? undefined : await measureNavigation(subject, visit),
	};
}

const flightPatience = 3000;

/** Infinite for a page that shows nothing of its first flight. */
async function measureFirstFlight(subject: Subject): Promise<number> {
	const { origin, bytesBefore } = subject.served.firstFlight;
	const fromEarlierVisits = bytesBefore(Number.POSITIVE_INFINITY);
	await using visit = await startVisit(subject);
	await visit.page.goto(origin + subject.path, { waitUntil: "commit" });
	const painted = await visit
		.mark("first paint", 0, flightPatience)
		.catch(() => undefined);
	if (!painted) return Number.POSITIVE_INFINITY;
	return bytesBefore(painted.at) - fromEarlierVisits - tlsShare;
}

/** From the tap until the dialog is painted, ms. */
async function measureTap(
	subject: Subject,
	point: Point | undefined,
): Promise<number | undefined> {
	if (!point) return undefined;
	await using visit = await startVisit(subject);
	const { page, mark, tap } = visit;
	// Before its HTML has come, the copy without scripts has no dialog to open.
	await page.goto(urlOf(subject), { waitUntil: "domcontentloaded" });
	await mark("first paint");
	await tap(point);
	const dialog = await mark("dialog painted");
	return dialog.at - (await mark("tap")).at;
}

/** The link has the focus for a while, as it would while the visitor moves to it: that prefetches the page. */
async function measureNavigation(
	{ path: here }: Subject,
	{ page, marks, mark, traffic, tap }: Visit,
): Promise<number | undefined> {
	const main = page.getByRole("main");
	const link = main
		.getByRole("link")
		.and(
			main.locator(`a[href^="/"]:not([href="${here}"], [href*="."], [target])`),
		)
		.filter({ visible: true })
		.first();
	if ((await link.count()) === 0) return undefined;
	await link.scrollIntoViewIfNeeded();
	await link.focus();
	await traffic.quiet();
	const point = await pointOf(link);
	if (!point) throw new Error(`The first link of ${here} is out of reach`);

	const earlier = marks.length;
	await tap(point);
	const heading = await mark("heading painted", earlier);
	return heading.at - (await mark("tap", earlier)).at;
}

/** The full address of the page. */
function urlOf({ served, path }: Subject): string {
	return served.origin + path;
}

async function settle(
	{ hasScripts }: Subject,
	{ page, traffic }: Visit,
): Promise<void> {
	if (hasScripts) await page.locator('html[data-app="ready"]').waitFor();
	await traffic.quiet();
}

/** To the end of the page and back, half a window at a time, so that everything below comes into view once. */
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

/** The middle of what is in the first view. */
async function pointOf(locator: Locator): Promise<Point | undefined> {
	if ((await locator.count()) === 0) return undefined;
	const box = await locator.boundingBox();
	const height = locator.page().viewportSize()?.height ?? 0;
	if (!box || box.y + box.height > height) return undefined;
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
