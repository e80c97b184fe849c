import { expect } from "vitest";
import {
	type FrameDialogCase,
	frameDialogs,
	freeTrial,
} from "../support/browser/frames.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { button, dialog, frame } from "./role-queries.ts";
import type { Journey, Visitor } from "./visitor.ts";

export const keyboardBooking: Journey = {
	claim:
		"a visitor books a free class by keyboard only; Back then opens the home page",
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
		// The first tab stop is the dialog's scroll area, the second is the frame.
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
};

export const dialogJourneys: readonly Journey[] = [
	...frameDialogs.map(
		(of): Journey => ({
			claim: `the ${of.name} dialog shows the provider's frame and closes by its button`,
			at: phone,
			async go(visitor) {
				await opens(visitor, of);
				await visitor.press(dialog(of.title), button("Close"));
				await visitor.isGone(dialog(of.title));
			},
		}),
	),

	{
		claim: "a dialog traps the focus, and closes by Escape or a backdrop click",
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
			// These presses come last. They move the focus to the browser's own controls, and some drivers
			// cannot move it back to the page.
			for (let presses = 0; presses < 16; presses += 1) {
				await visitor.keys("Tab");
				expect(
					await visitor.evaluate(
						() =>
							document.activeElement === document.body ||
							document.activeElement?.closest("dialog")?.open,
					),
					"the focus is not behind the dialog",
				).toBe(true);
			}
		},
	},

	{
		claim:
			"a coach's bio opens with its text in view, and closes by its button",
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
