import { expect } from "vitest";
import { desktop, phone } from "../support/browser/screens.ts";
import { button } from "./role-queries.ts";
import { type Journey, pollOptions, type Visitor } from "./visitor.ts";

const widths = [320, 768, 1280];

/** These pages contain all kinds of sections. tests/pages measures every page in Chromium. */
const addresses = [
	"/",
	"/about",
	"/comeback",
	"/contact",
	"/corporate",
	"/events",
	"/fitness-tips",
	"/fitness-tips/community/member-stories",
	"/group-classes",
	"/open-gym",
	"/pricing",
	"/privacy",
	"/programs",
	"/prolabs",
	"/schedule",
	"/thank-you-prolabs",
];

export const layoutJourneys: readonly Journey[] = [
	...addresses.map(
		(address): Journey => ({
			claim: `${address} hydrates, loads its pictures and fits 320, 768 and 1280 px`,
			at: desktop,
			async go(visitor) {
				await visitor.open(address);
				for (const width of widths) {
					await visitor.resize({ width, height: phone.height });
					await expectFit(visitor, width);
					await expectPictureHeights(visitor, width);
				}
				await expectPictures(visitor);
			},
		}),
	),

	{
		claim: "/pricing renders its deferred sections and the parts inside them",
		at: phone,
		async go(visitor) {
			await visitor.open("/pricing");
			const areRendered = () =>
				visitor.evaluate(
					() => document.documentElement.dataset.allRendered !== undefined,
				);
			await expect.poll(areRendered, pollOptions).toBe(true);
		},
	},

	{
		claim:
			"the header is below an announcement, and moves to the top when it is closed",
		at: phone,
		async go(visitor) {
			const announcement = { role: "complementary", name: "Announcement" };
			const headerTop = () =>
				visitor.evaluate(
					() => document.querySelector("header")?.getBoundingClientRect().top,
				);
			await visitor.open("/");
			await visitor.isGone(announcement);
			// Makes the announcement current, then fires the event that browsers fire when the visitor
			// returns to the tab.
			await visitor.evaluate(() => {
				document.documentElement.dataset.announcement =
					"2000-01-01T00:00:00Z/2100-01-01T00:00:00Z";
				document.dispatchEvent(new Event("visibilitychange"));
			});
			await visitor.sees(
				[announcement],
				({ shownHeight }) => shownHeight >= 44,
			);
			expect(await headerTop()).toBeGreaterThanOrEqual(44);
			await visitor.press(announcement, button("Close announcement"));
			await visitor.isGone(announcement);
			expect(await headerTop()).toBe(0);
		},
	},
];

async function expectPictures({ evaluate }: Visitor): Promise<void> {
	await evaluate(() => {
		for (const picture of document.images) picture.loading = "eager";
	});
	await expect
		.poll(
			() =>
				evaluate(() =>
					[...document.images]
						.filter(
							(element) =>
								element.src && !(element.complete && element.naturalWidth > 0),
						)
						.map((element) => element.src),
				),
			{ ...pollOptions, message: "pictures that have not loaded" },
		)
		.toEqual([]);
	const replaced = await evaluate(() =>
		[...document.images]
			.filter(({ dataset }) => dataset.fallbackAlt && !dataset.fallback)
			.map((image) => image.src),
	);
	expect(replaced, "fallbacks of pictures that have not failed").toEqual([]);
}

async function expectFit({ evaluate }: Visitor, width: number): Promise<void> {
	expect(
		await evaluate(() => document.documentElement.scrollWidth),
		`page width in px in a viewport of ${width} px`,
	).toBeLessThanOrEqual(width);
}

async function expectPictureHeights(
	{ evaluate }: Visitor,
	width: number,
): Promise<void> {
	expect(
		await evaluate(() =>
			[...document.querySelectorAll<HTMLImageElement>("main img")]
				// A picture without a layout box is hidden.
				.filter(
					(image) =>
						image.getClientRects().length > 0 && image.offsetHeight === 0,
				)
				.map((image) => image.src),
		),
		`pictures of height 0 in a viewport of ${width} px`,
	).toEqual([]);
}
