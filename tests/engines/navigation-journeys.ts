import { expect } from "vitest";
import { freeTrial } from "../support/browser/frames.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { button, dialog, link, tab } from "./role-queries.ts";
import type { Journey } from "./visitor.ts";

export const navigationJourneys: readonly Journey[] = [
	{
		claim:
			"the menu closes by Escape, a backdrop click or one of its links, which opens its page",
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
			// Presses the heading in between, so that the backdrop click completes no double click.
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
		claim: "Back restores the scroll position, and closes an open dialog",
		at: desktop,
		async go(visitor) {
			const programLink = link("Group Classes");
			const scrollPosition = () => visitor.evaluate(() => scrollY);
			await visitor.open("/");
			await visitor.hover({ role: "main" }, programLink);
			const positionBefore = await scrollPosition();
			expect(positionBefore).toBeGreaterThan(500);
			await visitor.press({ role: "main" }, programLink);
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
				[{ role: "main" }, programLink],
				({ shownHeight }) => shownHeight > 0,
			);
			expect(Math.abs((await scrollPosition()) - positionBefore)).toBeLessThan(
				100,
			);
		},
	},

	{
		claim:
			"article tabs change by click and arrow key; Back in an article returns to its tab",
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
];
