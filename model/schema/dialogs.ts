import { z } from "zod";
import { frameTitle, text, titledText } from "./fields.ts";

const frame = z.strictObject({
	frameTitle,
	loading: text.describe("Shown until the calendar or form has loaded."),
	direct: text.describe("The link to the provider's own page."),
	failed: titledText.describe("Shown instead if it does not load."),
});
export const frameDialog = frame.extend({ title: text, description: text });

export const clickToLoad = z.strictObject({
	load: text,
	note: text.describe("Says that an outside provider is asked."),
	direct: text,
	loading: text,
	failed: titledText,
});

export const dialogs = z
	.strictObject({
		freeTrial: frameDialog,
		consultation: frameDialog,
		corporateQuote: frameDialog,
		prolabsRequest: frameDialog,
		contactForm: frame,
		map: clickToLoad.extend({ title: frameTitle }),
		shared: z.strictObject({
			slow: text.describe(
				"Before the phone number, when a calendar or form takes longer than 8 seconds.",
			),
			talk: text.describe(
				"Before the phone number and email at the foot of every dialog.",
			),
			retry: text,
		}),
	})
	.meta({ title: "Booking windows and map" });
