import { requestsFor } from "../../support/browser/requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

test("VITALS-01 without requestIdleCallback the web vitals reporter loads after five seconds", async ({
	page,
}) => {
	const requests = requestsFor(page, /\/web-vitals-[\w-]+\.js$/);
	const start = new Date("2026-03-02T10:00:00-08:00").getTime();
	await page.clock.install({ time: start });
	await page.clock.pauseAt(start + 1000);
	// Must come after the fake clock is installed, because the clock adds its own
	// requestIdleCallback.
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, "requestIdleCallback");
	});
	await page.goto("/");
	await page.keyboard.press("Shift");
	await appReady(page);
	await page.clock.runFor(4000);
	expect(requests).toEqual([]);
	await page.clock.runFor(1000);
	await expect.poll(() => requests).toHaveLength(1);
});

test("VITALS-01 VITALS-02 web vitals load once after the page and log paint and layout shift", async ({
	page,
}) => {
	const lines: string[] = [];
	page.on("console", (message) => lines.push(message.text()));
	const order: string[] = [];
	page.on("load", () => order.push("load"));
	page.on("request", (request) => {
		if (request.resourceType() === "script")
			order.push(/\/([a-z-]+)-[\w-]+\.js$/.exec(request.url())?.[1] ?? "");
	});
	await openReady(page, "/");
	await expect.poll(() => order).toContain("web-vitals");
	expect(order[0]).toBe("load");
	expect(order.filter((name) => name === "web-vitals")).toHaveLength(1);
	await expect
		.poll(() => lines)
		.toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^Largest paint: \d+ ms \(\w+\)$/),
				expect.stringMatching(/^Layout shift: 0\.00[0-4]\d$/),
			]),
		);
});
