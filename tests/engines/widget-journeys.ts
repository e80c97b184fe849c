import { expect } from "vitest";
import { phone } from "../support/browser/screens.ts";
import type { RoleQuery } from "./query-by-role.ts";
import { button, dialog, frame, radio, region } from "./role-queries.ts";
import { type Journey, pollOptions } from "./visitor.ts";

/** Journeys that also run on translated pages. */
export const widgetJourneys: readonly Journey[] = [
	{
		claim: "the estimator's price changes with its choices",
		at: phone,
		async go(visitor) {
			const estimate = region("Your estimate");
			const seesPrice = (text: string) =>
				visitor.sees([estimate], ({ text: all }) => all.includes(text));
			await visitor.open("/pricing");
			await seesPrice("$79 per week");
			await visitor.press(button("One session more"));
			await seesPrice("$89 per week");
			await visitor.press({ role: "switch", name: "Add nutrition coaching…" });
			await seesPrice("$138 per week");
			await visitor.press(radio("Punch card"));
			await seesPrice("$189 per week");
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
			"the testimonial carousel moves by arrow, dot and swipe, and marks the current dot",
		at: phone,
		async go(visitor) {
			const carousel = region("What members say");
			const dot = (position: number) => [
				carousel,
				button(`Testimonial ${position}`),
			];
			await visitor.open("/");
			await visitor.press(carousel, button("Next testimonial"));
			await visitor.sees(dot(2), { isMarked: true });
			await visitor.retriesUntil(() => visitor.press(...dot(4)), dot(4), {
				isMarked: true,
			});
			await visitor.retriesUntil(
				() => visitor.swipe(carousel, { role: "list" }),
				dot(5),
				{ isMarked: true },
			);
		},
	},

	{
		claim:
			"the schedule shows the selected day, and opens the live schedule in a dialog",
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

export const sliderJourneys: readonly Journey[] = [
	{
		claim:
			"the gallery moves by arrow, dot and swipe, and marks the current dot",
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
];
