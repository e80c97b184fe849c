import type { Browser, CDPSession, Page } from "@playwright/test";
import { watchTraffic } from "./line/traffic.ts";
import { type Mark, type MarkName, probe } from "./probe.ts";

/** What the pages are visited with: viewport in CSS px. */
const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

/** A point of the window, CSS px. */
export type Point = { x: number; y: number };

/** A visitor with an empty cache and a slow phone. */
export type Visit = {
	page: Page;
	/** Everything that the pages have reported so far. */
	marks: readonly Mark[];
	/** The first such mark, when it comes; without the `earlier` first ones of all marks. Fails after `patience` ms. */
	mark: (name: MarkName, earlier?: number, patience?: number) => Promise<Mark>;
	traffic: ReturnType<typeof watchTraffic>;
	/** Touches the screen, without looking what is there. */
	tap: (point: Point) => Promise<void>;
	/** The visitor goes, and everything with them. */
	[Symbol.asyncDispose]: () => Promise<void>;
};

const longPatience = 30_000;

export async function startVisit({
	browser,
	cpuSlowdown,
}: {
	browser: Browser;
	cpuSlowdown: number;
}): Promise<Visit> {
	const context = await browser.newContext({
		...phone,
		locale: "en-US",
		timezoneId: "America/Los_Angeles",
	});
	const page = await context.newPage();
	const marks: Mark[] = [];
	const listeners = new Set<() => void>();
	await page.exposeFunction("tellBench", (mark: Mark) => {
		marks.push(mark);
		for (const listener of listeners) listener();
	});
	await page.addInitScript(probe);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });

	return {
		page,
		marks,
		mark: (name, earlier = 0, patience = longPatience) =>
			new Promise((resolve, reject) => {
				const look = () => {
					const found = marks.slice(earlier).find((mark) => mark.name === name);
					if (!found) return;
					clearTimeout(timer);
					listeners.delete(look);
					resolve(found);
				};
				const timer = setTimeout(
					() => reject(new Error(`No "${name}" at ${page.url()}`)),
					patience,
				);
				listeners.add(look);
				look();
			}),
		traffic: watchTraffic(page),
		tap: (point) => touch(session, point),
		[Symbol.asyncDispose]: () => context.close(),
	};
}

/** Finger down and up in one go: how long a finger rests is not the site's doing. */
async function touch(session: CDPSession, point: Point): Promise<void> {
	await Promise.all([
		session.send("Input.dispatchTouchEvent", {
			type: "touchStart",
			touchPoints: [point],
		}),
		session.send("Input.dispatchTouchEvent", {
			type: "touchEnd",
			touchPoints: [],
		}),
	]);
}
