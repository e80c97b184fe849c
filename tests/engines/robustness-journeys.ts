import { expect } from "vitest";
import { visitedPaths } from "../pages/visited-paths.ts";
import { notFoundNoise } from "../support/browser/not-found-noise.ts";
import {
	type ChangeKind,
	changeKinds,
	changePage,
	lostTexts,
	startIslandsAndListUnready,
} from "../support/browser/page-changes.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { builds, changedOrigin } from "../support/sites/sites.ts";
import { type Journey, pollOptions, type Visitor } from "./visitor.ts";
import { sliderJourneys, widgetJourneys } from "./widget-journeys.ts";

const quote: Journey = {
	claim: "the team quote shows the selected number of people and their total",
	at: desktop,
	async go(visitor) {
		const result = [{ role: "region", name: "Your session" }];
		const shows = (total: string) =>
			visitor.sees(result, ({ text }) => text.includes(total));
		await visitor.open("/corporate");
		await shows("$500 for 12 people");
		await visitor.press({ role: "button", name: "One person more" });
		await shows("$525 for 13 people");
	},
};

const openNow: Journey = {
	claim: "the open-now line changes with the hour",
	at: desktop,
	async go(visitor) {
		await visitor.open("/");
		for (const { time, line, other } of [
			{ time: "12:00", line: "Open now, until", other: "Closed, opens" },
			{ time: "22:00", line: "Closed, opens", other: "Open now, until" },
		]) {
			await visitor.evaluate(
				(now) => {
					Date.now = () => now;
					document.dispatchEvent(new Event("visibilitychange"));
				},
				Date.parse(`2026-01-05T${time}:00-08:00`),
			);
			await visitor.sees(
				[{ role: "main" }],
				({ text }) => text.includes(line) && !text.includes(other),
			);
		}
	},
};

export const changedPageJourneys: readonly Journey[] = visitedPaths(
	builds.site,
).map((path) => changedPage(path, changeKinds));

/** Applies each kind of change alone, because one may hide the effect of another. */
export const singleChangeJourneys: readonly Journey[] = changeKinds.map(
	(kind) => changedPage("/", [kind]),
);

export const translatedPageJourneys: readonly Journey[] = [
	...widgetJourneys,
	...sliderJourneys,
	quote,
	openNow,
].map(({ claim, at, go }) => ({
	claim: `on a translated page: ${claim}`,
	at,
	go: (visitor) => go({ ...visitor, open: openTranslated }),
}));

async function openTranslated(this: Visitor, address: string) {
	await this.arrive(address);
	await this.isReady();
	// Translates the page after its islands have started. `changedPageJourneys` change it earlier.
	await expect
		.poll(() => this.evaluate(startIslandsAndListUnready), pollOptions)
		.toEqual([]);
	await this.evaluate(changePage, ["translation"] as const);
}

function changedPage(path: string, kinds: readonly ChangeKind[]): Journey {
	const name = kinds.length > 1 ? "all changes" : kinds.join();
	return {
		claim: `${path} keeps its texts and islands after ${name}`,
		at: phone,
		expectedErrors: path === "/not-found" ? notFoundNoise : [],
		async go(visitor) {
			const query = new URLSearchParams({ changes: JSON.stringify(kinds) });
			await visitor.arrive(`${changedOrigin}${path}?${query}`);
			await expect
				.poll(() => visitor.evaluate(startIslandsAndListUnready), {
					...pollOptions,
					message: "islands that are not ready",
				})
				.toEqual([]);
			expect(await visitor.evaluate(lostTexts)).toEqual([]);
		},
	};
}

export function restoredAfterBack(journey: Journey): Journey {
	const { claim, go, expectedErrors = [] } = journey;
	return {
		...journey,
		claim: `${claim}; Back restores the page from the cache`,
		expectedErrors: [
			...expectedErrors,
			// When the visitor leaves the page, Firefox cancels the request that tests a frame, and
			// Chromium that for the manifest's icon.
			/The frame ".+" could not be reached/,
			/icon from the Manifest: .*\/icons\/192\.png \(Download error/,
		],
		async go(visitor) {
			// Repeats the journey, because Firefox's back/forward cache omits pages that
			// are still loading a frame or picture.
			await expect
				.poll(async () => {
					await go(visitor);
					const address = await visitor.evaluate(() => {
						document.documentElement.dataset.left = "";
						return location.pathname + location.search;
					});
					await visitor.arrive("/robots.txt");
					await visitor.browser.back();
					await visitor.isAt(address);
					return visitor.evaluate(() => document.documentElement.dataset.left);
				}, pollOptions)
				.toBe("");
		},
	};
}
