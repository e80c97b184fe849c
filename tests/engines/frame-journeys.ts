import { expect } from "vitest";
import type { FormEmbedOptions } from "../support/browser/form-embed.ts";
import {
	corporateQuote,
	type FrameDialogCase,
	freeTrial,
} from "../support/browser/frames.ts";
import { phone } from "../support/browser/screens.ts";
import type { Point } from "./browser.ts";
import { type Journey, pollOptions, type Visitor } from "./visitor.ts";

/** Milliseconds until a frame is usable or its fallback is visible. */
const within = { timeout: 8000, interval: 50 };

/** Hides the frame after it has reported that it has loaded. */
const hiding: FormEmbedOptions = { delay: 1000, isImportant: true };

export const frameJourneys: readonly Journey[] = [
	{
		claim:
			"the calendar is usable even if a script hides it later by important styles",
		at: phone,
		async go(visitor) {
			await visitor.open(freeTrial.address);
			await visitor.evaluate((value) => {
				Reflect.set(window, "__formEmbedOptions", value);
			}, hiding);
			await openFrame(visitor, freeTrial);
			await expect
				.poll(
					() => visitor.evaluate(() => Reflect.get(window, "__formEmbedHides")),
					{ ...pollOptions, message: "the script has hidden the frame" },
				)
				.toBeGreaterThan(0);
			await checkFreeTrialAndClose(visitor);
		},
	},

	{
		claim: "the calendar is usable each time when it is opened three times",
		at: phone,
		async go(visitor) {
			await visitor.open(freeTrial.address);
			for (const _ of ["first", "second", "third"]) {
				await openFrame(visitor, freeTrial);
				await checkFreeTrialAndClose(visitor);
				await visitor.isGone({ role: "dialog", name: freeTrial.title });
			}
		},
	},

	{
		claim:
			"a form's short second step is scrolled to its top; its contact opens the thank-you page",
		at: phone,
		async go(visitor) {
			await visitor.open(corporateQuote.address);
			await openFrame(visitor, corporateQuote);
			await enter(visitor, corporateQuote);
			await visitor.browser.runInFrame(
				'document.querySelector("#message").value = "Twelve of us"',
			);
			await pressInside(visitor, corporateQuote, "#next");
			await expect
				.poll(
					() => visitor.evaluate(frameTop, corporateQuote.frameTitle),
					pollOptions,
				)
				.toBeGreaterThanOrEqual(0);
			await visitor.browser.runInFrame(
				'Object.entries({ name: "Ada", email: "ada@sample.example", phone: "2065550100" }).forEach(([id, value]) => { document.getElementById(id).value = value })',
			);
			await pressInside(visitor, corporateQuote, "[type=submit]");
			await visitor.isAt("/thank-you-corporate");
			await expect
				.poll(
					() =>
						visitor.evaluate(() =>
							JSON.stringify([
								{ ...localStorage },
								{ ...sessionStorage },
								document.cookie,
							]),
						),
					{
						...pollOptions,
						message: "storage and cookies do not contain the contact",
					},
				)
				.not.toContain("ada@");
		},
	},

	{
		claim:
			"a member can sign in inside the live schedule's frame, which has a link to its own page",
		at: phone,
		async go(visitor) {
			await visitor.open("/schedule?view=calendar");
			const schedule = { frameTitle: "Live class schedule" };
			await visitor.sees([
				{ role: "group", name: schedule.frameTitle },
				{ role: "link", name: "Open the live schedule…" },
			]);
			// Presses again if nothing happens, because the script of the frame may arrive late.
			await expect
				.poll(async () => {
					await pressInside(visitor, schedule, "#sign-in");
					return visitor.browser.runInFrame(
						'document.querySelector("#signed-in").textContent',
					);
				}, pollOptions)
				.toBe("Signed in");
		},
	},
];

async function checkFreeTrialAndClose(visitor: Visitor): Promise<void> {
	await expect
		.poll(() => visitor.evaluate(inspectFrame, freeTrial.frameTitle), within)
		.toEqual({ phase: "ready", opacity: "1", isReached: true });
	await visitor.press({ role: "dialog" }, { role: "button", name: "Close" });
}

async function openFrame(
	visitor: Visitor,
	{ buttonName, title, frameTitle }: FrameDialogCase,
): Promise<void> {
	await visitor.press({ role: "button", name: buttonName });
	await visitor.sees([{ role: "dialog", name: title }]);
	await expect
		.poll(() => visitor.evaluate(inspectFrame, frameTitle), pollOptions)
		.toMatchObject({ phase: "ready", isReached: true });
}

/**
 * Clicks near the frame's top until the dialog detects that the frame has the focus. Must be called
 * before `runInFrame`. After `runInFrame`, WebKit's driver moves the focus without an event.
 */
async function enter(
	visitor: Visitor,
	{ frameTitle }: FrameDialogCase,
): Promise<void> {
	await expect
		.poll(
			async () => {
				await visitor.browser.click(
					await visitor.evaluate((title) => {
						const frame = document.querySelector(`iframe[title="${title}"]`);
						const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {};
						return { x: left + 40, y: top + 80 };
					}, frameTitle),
				);
				return visitor.evaluate(() =>
					document.querySelector("dialog[open]")?.getAttribute("closedby"),
				);
			},
			{ ...pollOptions, interval: 300 },
		)
		.toBe("closerequest");
}

/** Clicks an element in a frame once the element has stopped moving and nothing covers it. */
async function pressInside(
	visitor: Visitor,
	{ frameTitle }: Pick<FrameDialogCase, "frameTitle">,
	selector: string,
): Promise<void> {
	let last = "";
	let target: Point | undefined;
	await expect
		.poll(
			async () => {
				const inner = (await visitor.browser.runInFrame(
					`(${middleOf})(${JSON.stringify(selector)})`,
				)) as Point;
				target = await visitor.evaluate(
					scrollToPointInFrame,
					frameTitle,
					inner,
				);
				const place = JSON.stringify(target ?? null);
				const isStill = target !== undefined && place === last;
				last = place;
				return isStill;
			},
			{ ...pollOptions, message: `can be pressed in the frame: ${selector}` },
		)
		.toBe(true);
	if (!target) throw new Error(`No frame ${frameTitle}`);
	await visitor.browser.click(target);
}

/** Runs in the frame. Returns the center of an element, in px from the frame's corner. */
function middleOf(selector: string): Point | undefined {
	const box = document.querySelector(selector)?.getBoundingClientRect();
	return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Runs in the page. Scrolls a point of a frame into view and returns its position in the viewport,
 * or undefined while something covers the point.
 */
function scrollToPointInFrame(title: string, inner: Point): Point | undefined {
	const frame = document.querySelector(`iframe[title="${title}"]`);
	if (!frame) return undefined;
	let scroller = frame.parentElement;
	while (
		scroller &&
		!["auto", "scroll"].includes(getComputedStyle(scroller).overflowY)
	)
		scroller = scroller.parentElement;
	const toPage = () => {
		const { left, top } = frame.getBoundingClientRect();
		return { x: left + inner.x, y: top + inner.y };
	};
	(scroller ?? document.documentElement).scrollBy({
		top: toPage().y - innerHeight / 2,
		behavior: "instant",
	});
	const { x, y } = toPage();
	return document.elementFromPoint(x, y) === frame ? { x, y } : undefined;
}

/** Runs in the page. Returns the phase of a frame, and whether a click would reach it. */
function inspectFrame(title: string) {
	const frame = document.querySelector(`iframe[title="${title}"]`);
	if (!frame) return { phase: "", opacity: "", isReached: false };
	const box = frame.closest<HTMLElement>("[data-phase]");
	const { left, right, top, bottom } = frame.getBoundingClientRect();
	const scroller = frame.closest("dialog section")?.getBoundingClientRect();
	const visibleTop = Math.max(top, scroller?.top ?? 0);
	const visibleBottom = Math.min(bottom, scroller?.bottom ?? innerHeight);
	return {
		phase: box?.dataset.phase ?? "",
		opacity: getComputedStyle(frame).opacity,
		isReached:
			document.elementFromPoint(
				(left + right) / 2,
				(visibleTop + visibleBottom) / 2,
			) === frame,
	};
}

function frameTop(title: string): number {
	const frame = document.querySelector(`iframe[title="${title}"]`);
	const scroller = frame?.closest("section");
	if (!frame || !scroller) return Number.NaN;
	return (
		frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top
	);
}
