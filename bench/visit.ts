import type { Browser, CDPSession, Page } from "@playwright/test";
import { watchTraffic } from "./network/traffic.ts";
import { type PageEvent, type PageEventName, probe } from "./probe.ts";

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

export type Point = { x: number; y: number };

export type Visit = {
	page: Page;
	events: readonly PageEvent[];
	/**
	 * Resolves with the first event of this name from `events[fromIndex]` on. Rejects after
	 * `timeoutMs`.
	 */
	event: (
		name: PageEventName,
		fromIndex?: number,
		timeoutMs?: number,
	) => Promise<PageEvent>;
	traffic: ReturnType<typeof watchTraffic>;
	tap: (point: Point) => Promise<void>;
	[Symbol.asyncDispose]: () => Promise<void>;
};

const longTimeoutMs = 30_000;

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
	const events: PageEvent[] = [];
	const listeners = new Set<() => void>();
	await page.exposeFunction("reportBenchEvent", (event: PageEvent) => {
		events.push(event);
		for (const listener of listeners) listener();
	});
	await page.addInitScript(probe);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });

	return {
		page,
		events,
		event: (name, fromIndex = 0, timeoutMs = longTimeoutMs) =>
			new Promise((resolve, reject) => {
				const check = () => {
					const match = events
						.slice(fromIndex)
						.find((event) => event.name === name);
					if (!match) return;
					clearTimeout(timer);
					listeners.delete(check);
					resolve(match);
				};
				const timer = setTimeout(
					() => reject(new Error(`No "${name}" at ${page.url()}`)),
					timeoutMs,
				);
				listeners.add(check);
				check();
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
