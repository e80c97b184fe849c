import { expect } from "vitest";
import {
	type FrameDialogCase,
	frameDialogs,
	freeTrial,
} from "../support/browser/frames.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { frameJourneys } from "./frame-journeys.ts";
import type { RoleQuery } from "./query-by-role.ts";
import { type Journey, pollOptions, type Visitor } from "./visitor.ts";

const button = (name: string): RoleQuery => ({ role: "button", name });
const link = (name: string): RoleQuery => ({ role: "link", name });
const dialog = (name: string): RoleQuery => ({ role: "dialog", name });
const tab = (name: string): RoleQuery => ({ role: "tab", name });
const radio = (name: string): RoleQuery => ({ role: "radio", name });
const region = (name: string): RoleQuery => ({ role: "region", name });

const frame = (name: string): RoleQuery => ({ role: "iframe", name });

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

/** Journeys that also run on translated pages. */
export const widgetJourneys: readonly Journey[] = [
	{
		claim: "the estimator's price follows its choices",
		at: phone,
		async go(visitor) {
			const estimate = region("Your estimate");
			const says = (text: string) =>
				visitor.sees([estimate], ({ text: all }) => all.includes(text));
			await visitor.open("/pricing");
			await says("$79 per week");
			await visitor.press(button("One session more"));
			await says("$89 per week");
			await visitor.press({ role: "switch", name: "Add nutrition coaching…" });
			await says("$138 per week");
			await visitor.press(radio("Punch card"));
			await says("$189 per week");
			await visitor.sees([
				{ role: "group", name: "Sessions on the punch card…" },
			]);
			await visitor.focus({ role: "slider", name: "Sessions per week" });
			await visitor.keys("ArrowLeft");
			await visitor.sees([{ role: "slider", name: "Sessions per week" }], {
				value: "3",
			});
		},
	},
	{
		claim:
			"the members' voices move by arrow, dot and swipe, and the dots follow",
		at: phone,
		async go(visitor) {
			const voices = region("What members say");
			const dot = (position: number) => [
				voices,
				button(`Testimonial ${position}`),
			];
			await visitor.open("/");
			await visitor.press(voices, button("Next testimonial"));
			await visitor.sees(dot(2), { isMarked: true });
			await visitor.retriesUntil(() => visitor.press(...dot(4)), dot(4), {
				isMarked: true,
			});
			await visitor.retriesUntil(
				() => visitor.swipe(voices, { role: "list" }),
				dot(5),
				{ isMarked: true },
			);
		},
	},

	{
		claim: "the schedule shows the day that is chosen, and the live calendar",
		at: phone,
		async go(visitor) {
			await visitor.open("/schedule");
			await visitor.press(button("Next day, Tuesday"));
			await visitor.sees([{ role: "tabpanel" }], ({ name }) =>
				name.startsWith("Tuesday"),
			);
			await visitor.press(button("View Live Schedule"));
			await visitor.sees(
				[dialog("Live Schedule"), frame("Live class schedule")],
				({ shownHeight, middle }) => shownHeight >= 300 && middle !== undefined,
			);
			await visitor.keys("Escape");
			await visitor.isGone(dialog("Live Schedule"));
		},
	},
];

export const journeys: readonly Journey[] = [
	...addresses.map(
		(address): Journey => ({
			claim: `${address} comes whole, wakes up, and fits windows of every width`,
			at: desktop,
			async go(visitor) {
				await visitor.open(address);
				for (const width of widths) {
					await visitor.resize({ width, height: phone.height });
					await expectFit(visitor, width);
				}
				await expectPictures(visitor);
			},
		}),
	),

	// Must run before journeys with frames, because Firefox may leave the focus in an earlier frame.
	{
		claim:
			"a visitor books a free class with the keyboard alone and lands on the thank-you page; Back leads home",
		at: desktop,
		async go(visitor) {
			const { buttonName, title, frameTitle } = freeTrial;
			await visitor.open("/");
			await visitor.focus(button(buttonName));
			await visitor.sees([button(buttonName)], { isFocused: true });
			await visitor.keys("Enter");
			await visitor.sees([dialog(title), button("Close")], { isFocused: true });
			await visitor.sees(
				[dialog(title), frame(frameTitle)],
				({ middle }) => middle !== undefined,
			);
			await visitor.sees(
				[dialog(title), { role: "group", name: frameTitle }],
				({ text }) => !text.includes("Loading"),
			);
			// The first stop is the dialog's scroll area, the second is the frame.
			await visitor.keys("Tab", "Tab");
			await visitor.sees([dialog(title), frame(frameTitle)], {
				isFocused: true,
			});
			await visitor.keys(" ", "Tab", " ");
			for (const text of ["Ada", "Sample", "ada@sample.example", "2065550100"])
				await visitor.keys("Tab", ...text);
			await visitor.keys("Tab", "Enter");
			await visitor.isAt("/thank-you-free-class");
			await visitor.sees([{ role: "heading", name: "You're booked!" }]);
			await visitor.isGone(dialog(title));
			await visitor.browser.back();
			await visitor.isAt("/");
			await visitor.isGone(dialog(title));
		},
	},

	{
		claim:
			"the menu opens, leads to a page, and closes by Escape and by a press beside it",
		at: phone,
		async go(visitor) {
			await visitor.open("/");
			await visitor.press(button("Open menu"));
			await visitor.sees([dialog("Menu"), link("Contact")]);
			await visitor.keys("Escape");
			await visitor.isGone(dialog("Menu"));
			await visitor.sees([button("Open menu")], { isFocused: true });
			await visitor.press(button("Open menu"));
			await visitor.sees([dialog("Menu")]);
			// Clicks another place, because two clicks at one place are a double click.
			await visitor.press(dialog("Menu"), {
				role: "heading",
				name: "Menu",
			});
			await visitor.browser.click({ x: 10, y: 400 });
			await visitor.isGone(dialog("Menu"));
			await visitor.press(button("Open menu"));
			await visitor.press(dialog("Menu"), link("Pricing"));
			await visitor.isAt("/pricing");
			await visitor.isGone(dialog("Menu"));
		},
	},

	{
		claim:
			"a link leads to a page, Back to the one before and to its place, and a dialog that is open is closed by it",
		at: desktop,
		async go(visitor) {
			const leaving = link("Group Classes");
			const place = () => visitor.evaluate(() => scrollY);
			await visitor.open("/");
			await visitor.hover({ role: "main" }, leaving);
			const left = await place();
			expect(left).toBeGreaterThan(500);
			await visitor.press({ role: "main" }, leaving);
			await visitor.isAt("/group-classes");
			await visitor.press(link("Home"));
			await visitor.isAt("/");
			await visitor.browser.back();
			await visitor.isAt("/group-classes");
			await visitor.press({ role: "banner" }, button("Free Trial"));
			await visitor.sees([dialog(freeTrial.title)]);
			await visitor.browser.back();
			await visitor.isGone(dialog(freeTrial.title));
			await visitor.isAt("/");
			await visitor.sees(
				[{ role: "main" }, leaving],
				({ shownHeight }) => shownHeight > 0,
			);
			expect(Math.abs((await place()) - left)).toBeLessThan(100);
		},
	},

	...frameDialogs.map(
		(of): Journey => ({
			claim: `the ${of.name} dialog shows the provider's page on a phone, and closes by its button`,
			at: phone,
			async go(visitor) {
				await opens(visitor, of);
				await visitor.press(dialog(of.title), button("Close"));
				await visitor.isGone(dialog(of.title));
			},
		}),
	),

	{
		claim:
			"a dialog has the keyboard to itself, and closes by Escape and by a press beside it",
		at: desktop,
		async go(visitor) {
			const { buttonName, title } = freeTrial;
			await opens(visitor, freeTrial);
			await visitor.sees([dialog(title), button("Close")], { isFocused: true });
			await visitor.keys("Escape");
			await visitor.isGone(dialog(title));
			await visitor.sees([button(buttonName)], { isFocused: true });
			await visitor.keys("Enter");
			await visitor.sees([dialog(title)]);
			await visitor.browser.click({ x: 20, y: 450 });
			await visitor.isGone(dialog(title));
			await visitor.press(button(buttonName));
			await visitor.sees([dialog(title)]);
			// Must come last, because some drivers cannot move the focus back from the browser's own
			// controls.
			for (let presses = 0; presses < 16; presses += 1) {
				await visitor.keys("Tab");
				expect(
					await visitor.evaluate(
						() =>
							document.activeElement === document.body ||
							document.activeElement?.closest("dialog")?.open,
					),
					"the focus is nowhere behind the dialog",
				).toBe(true);
			}
		},
	},

	...frameJourneys,

	{
		claim:
			"an announcement stands above the header, which takes its place when it is closed",
		at: phone,
		async go(visitor) {
			const announcement = { role: "complementary", name: "Announcement" };
			const barTop = () =>
				visitor.evaluate(
					() => document.querySelector("header")?.getBoundingClientRect().top,
				);
			await visitor.open("/");
			await visitor.isGone(announcement);
			// Changes the dates and fires the event of a returning visitor.
			await visitor.evaluate(() => {
				document.documentElement.dataset.announcement =
					"2000-01-01T00:00:00Z/2100-01-01T00:00:00Z";
				document.dispatchEvent(new Event("visibilitychange"));
			});
			await visitor.sees(
				[announcement],
				({ shownHeight }) => shownHeight >= 44,
			);
			expect(await barTop()).toBeGreaterThanOrEqual(44);
			await visitor.press(announcement, button("Close announcement"));
			await visitor.isGone(announcement);
			expect(await barTop()).toBe(0);
		},
	},

	{
		claim: "a coach's story opens with its text in view, and closes",
		at: phone,
		async go(visitor) {
			const name = "Maren Okafor";
			await visitor.open("/about");
			await visitor.press(button(`See Full Bio ${name}`));
			await visitor.sees(
				[dialog(name), { role: "heading", name: "Credentials" }],
				({ shownWidth }) => shownWidth > 0,
			);
			await visitor.hover(dialog(name), {
				role: "heading",
				name: "Credentials",
			});
			await visitor.press(dialog(name), button("Close"));
			await visitor.isGone(dialog(name));
		},
	},

	...widgetJourneys,

	{
		claim: "the gallery moves by arrow, dot and swipe, and the dots follow",
		at: phone,
		async go(visitor) {
			const gallery: RoleQuery = {
				role: "group",
				name: "Iron, rubber, window light",
			};
			const isMarked = (position: number) =>
				visitor.sees([gallery, button(`Picture ${position}`)], {
					isMarked: true,
				});
			await visitor.open("/group-classes");
			await visitor.press(gallery, button("Next picture"));
			await isMarked(2);
			await visitor.press(gallery, button("Picture 1"));
			await isMarked(1);
			await visitor.retriesUntil(
				() => visitor.swipe(gallery, { role: "list" }),
				[gallery, button("Picture 1")],
				{ isMarked: false },
			);
			await expect
				.poll(
					() =>
						visitor.evaluate(() =>
							[...document.querySelectorAll('[role="group"] > ul')].map(
								(list) => getComputedStyle(list).scrollSnapType,
							),
						),
					pollOptions,
				)
				.not.toContain("none");
		},
	},

	...(
		[
			["/", "articles"],
			["/programs", "program"],
		] as const
	).map(
		([address, cards]): Journey => ({
			claim: `the cards of ${address} move by their buttons and by swipe`,
			at: phone,
			async go(visitor) {
				await visitor.open(address);
				const next = `Next ${cards}`;
				const isMoved = (expected: boolean) =>
					expect
						.poll(
							async () => (await visitor.evaluate(listBeside, next)).left > 5,
							pollOptions,
						)
						.toBe(expected);
				const rests = async (at?: number) => {
					let left = Number.NaN;
					await expect
						.poll(async () => {
							const before = left;
							left = (await visitor.evaluate(listBeside, next)).left;
							return left === before && left === (at ?? left);
						}, pollOptions)
						.toBe(true);
					return left;
				};
				await visitor.press(button(next));
				await isMoved(true);
				const second = await rests();
				await visitor.press(button(`Previous ${cards}`));
				await isMoved(false);
				const { x, y } = await visitor.evaluate(listBeside, next);
				await visitor.browser.swipe({ x, y }, 250);
				await isMoved(true);
				await rests();
				// One swipe back may be too short, because a fast swipe scrolls further.
				await expect
					.poll(
						async () => {
							await visitor.browser.swipe({ x, y }, -350);
							return rests();
						},
						{ ...pollOptions, message: "back at the first card" },
					)
					.toBeLessThanOrEqual(5);
				// The button continues from the swiped position.
				await visitor.press(button(next));
				await rests(second);
			},
		}),
	),

	{
		claim:
			"the tabs of the articles change by press and arrow key; an article leads Back to its tab",
		at: phone,
		async go(visitor) {
			await visitor.open("/fitness-tips");
			await visitor.press(tab("Mindset"));
			await visitor.isAt("/fitness-tips?tab=mindset");
			await visitor.keys("ArrowLeft");
			await visitor.sees([tab("Training")], {
				isMarked: true,
				isFocused: true,
			});
			await visitor.press(link("What a rest day is for"));
			await visitor.isAt("/fitness-tips/training/rest-days");
			await visitor.press(link("Back"));
			await visitor.isAt("/fitness-tips?tab=training");
		},
	},

	{
		claim:
			"without JavaScript the prices, the ways to reach us and the links stand there",
		at: phone,
		isWithoutScript: true,
		async go(visitor) {
			await visitor.arrive("/pricing");
			await visitor.sees([{ role: "main" }], ({ text }) =>
				["$79", "$89", "$95"].every((price) => text.includes(price)),
			);
			await visitor.arrive("/");
			await visitor.sees([{ role: "main" }], ({ text }) =>
				["From $79 per week", "6:30 AM"].every((part) => text.includes(part)),
			);
			await visitor.press(link("See Plans & Options"));
			await visitor.isAt("/pricing");
		},
	},

	{
		claim:
			"C-35 without JavaScript a dialog names the provider's page and the telephone; a browser that cannot open it has the telephone on the page",
		at: phone,
		isWithoutScript: true,
		async go(visitor) {
			const { address, buttonName, title, url } = freeTrial;
			await visitor.arrive(address);
			if (await visitor.evaluate(isWithoutCommands)) {
				await visitor.hover(link("(206) 555-0142"));
				return;
			}
			await visitor.press(button(buttonName));
			for (const way of [{ role: "link", href: url }, link("(206) 555-0142")])
				await visitor.sees(
					[dialog(title), way],
					({ shownHeight }) => shownHeight > 0,
				);
			await visitor.press(dialog(title), button("Close"));
			await visitor.isGone(dialog(title));
		},
	},
];

async function opens(
	visitor: Visitor,
	{ address, buttonName, title, frameTitle }: FrameDialogCase,
): Promise<void> {
	await visitor.open(address);
	await visitor.press(button(buttonName));
	await visitor.sees(
		[dialog(title), frame(frameTitle)],
		({ shownHeight, middle }) => shownHeight >= 300 && middle !== undefined,
	);
}

/** Runs in the page. Returns the center and scroll offset of the list next to a button. */
function listBeside(label: string): { x: number; y: number; left: number } {
	let container = document.querySelector(
		`[aria-label="${label}"]`,
	)?.parentElement;
	while (container && !container.querySelector("ul, ol"))
		container = container.parentElement;
	const list = [...(container?.querySelectorAll("ul, ol") ?? [])].find(
		(each) => each.scrollWidth > each.clientWidth,
	);
	if (!list) throw new Error(`No list moves by "${label}"`);
	list.scrollIntoView({ block: "center", behavior: "instant" });
	const { top, height } = list.getBoundingClientRect();
	return { x: innerWidth / 2, y: top + height / 2, left: list.scrollLeft };
}

/** Runs in the page. True in Safari before 26.2, which has no invoker commands. */
function isWithoutCommands(): boolean {
	return !("command" in HTMLButtonElement.prototype);
}

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
			{ ...pollOptions, message: "pictures that have not come" },
		)
		.toEqual([]);
}

async function expectFit({ evaluate }: Visitor, width: number): Promise<void> {
	expect(
		await evaluate(() => document.documentElement.scrollWidth),
		`px that the page is wide in a window of ${width}`,
	).toBeLessThanOrEqual(width);
}
