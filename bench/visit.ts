import type { Browser, CDPSession, Page } from "@playwright/test";
import { watchTraffic } from "./line/traffic.ts";
import { type Mark, type MarkName, probe } from "./probe.ts";

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

export type Point = { x: number; y: number };

export type Visit = {
	page: Page;
	marks: readonly Mark[];
	/** The first such mark after the first `earlier` marks; rejects after `timeoutMs`. */
	mark: (name: MarkName, earlier?: number, patience?: number) => Promise<Mark>;
	traffic: ReturnType<typeof watchTraffic>;
	tap: (point: Point) => Promise<void>;
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
