/** The messages of a widget, in addition to the messages that all widgets post (README.md). */
export type WidgetMessages = {
	isAnnounced: boolean;
	isPrefilled: boolean;
	/** Posted after the form is sent, before the contact data. "none": only the data is posted. */
	completion: "booking" | "form:submit" | "none";
	hasSteps: boolean;
};

const calendar: WidgetMessages = {
	isAnnounced: false,
	isPrefilled: false,
	completion: "booking",
	hasSteps: false,
};

const form: WidgetMessages = { ...calendar, completion: "form:submit" };

const messagesByKind: Readonly<Record<string, WidgetMessages>> = {
	consultation: { ...calendar, isAnnounced: true },
	"corporate-quote": { ...form, completion: "none", hasSteps: true },
	"prolabs-request": { ...form, completion: "none", isPrefilled: true },
};

export function messagesOf(
	kind: "booking" | "form",
	id: string,
): WidgetMessages {
	return messagesByKind[id] ?? (kind === "booking" ? calendar : form);
}
