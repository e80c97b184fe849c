/** The messages of a widget, besides those that all widgets post (README.md). */
export type WidgetMessages = {
	/** Reports to the form-embed script that it has loaded. */
	isAnnounced: boolean;
	/** Posts a known contact on load. */
	isPrefilled: boolean;
	/** The message after sending, before the contact; "none" posts the contact alone. */
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
