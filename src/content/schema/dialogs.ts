import { z } from "zod";
import { text } from "./fields.ts";

const failed = z.strictObject({ title: text, text });

const frame = z.strictObject({
	/** Read out by screen readers as the name of the frame. */
	frameTitle: text,
	/** Shown until the frame has loaded. */
	loading: text,
	/** The link to the provider's own page. */
	direct: text,
	/** Stands in the frame's place when it does not load. */
	failed,
});
const frameDialog = frame.extend({ title: text, description: text });

/** content/dialogs.yaml: the words of the dialogs with a provider's calendar or form (DLG), and of two other frames. */
export const dialogs = z.strictObject({
	freeTrial: frameDialog,
	consultation: frameDialog,
	corporateQuote: frameDialog,
	prolabsRequest: frameDialog,
	contactForm: frame,
	map: z.strictObject({
		/** Read out by screen readers as the name of the frame. */
		title: text,
		load: text,
		/** Says that an outside provider is asked. */
		note: text,
		direct: text,
		loading: text,
		failed,
	}),
	shared: z.strictObject({
		/** Before the phone number, when a frame takes longer than 8 seconds. */
		slow: text,
		/** Before the phone number and email at the foot of every dialog (C-35). */
		talk: text,
		retry: text,
	}),
});
