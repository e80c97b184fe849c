/** What a widget posts to the page around it, beside what all of them post (README.md). */
export type Conversation = {
	/** Tells the form-embed script that it has loaded. */
	isAnnounced: boolean;
	/** Knows the visitor from an earlier time, and posts the contact when it loads. */
	isPrefilled: boolean;
	/** What it posts when it has been sent, before the contact; "none": the contact alone. */
	completion: "booking" | "form:submit" | "none";
	/** A long first step and a short second one. */
	hasSteps: boolean;
};

const calendar: Conversation = {
	isAnnounced: false,
	isPrefilled: false,
	completion: "booking",
	hasSteps: false,
};

const form: Conversation = { ...calendar, completion: "form:submit" };

/** The kinds that the reports describe, each on the page of one widget. */
const conversations: Readonly<Record<string, Conversation>> = {
	consultation: { ...calendar, isAnnounced: true },
	"corporate-quote": { ...form, completion: "none", hasSteps: true },
	"prolabs-request": { ...form, completion: "none", isPrefilled: true },
};

export function conversationOf(
	kind: "booking" | "form",
	id: string,
): Conversation {
	return conversations[id] ?? (kind === "booking" ? calendar : form);
}
