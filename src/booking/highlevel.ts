// HighLevel's form fields must have the same names as the `choices` in frame-dialog.tsx, because no
// code translates the names.

export type ProviderMessage =
	| { kind: "height"; height: number }
	| { kind: "paramsRequested"; frameId: string | undefined }
	| { kind: "completed" }
	| { kind: "contactKnown"; id: string }
	| { kind: "redirectRequested"; url: string }
	| { kind: "other" };

export const timeParams = { start: "start", end: "end" };

export function paramsMessage(
	params: Readonly<Record<string, string>>,
	page: string,
	frameId: string | undefined,
): unknown {
	return ["query-params", params, page, "", frameId];
}

export function restartScript(): void {
	const api: unknown = Reflect.get(window, "FormEmbed");
	const init: unknown = field(api, "init");
	if (typeof init === "function") init.call(api);
}

const resizer = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):/;

/** Returns "other" for an unknown or malformed message. Never reads contact data. */
export function readMessage(message: unknown): ProviderMessage {
	if (typeof message === "string") {
		if (message === "FORM_SUBMITTED") return { kind: "completed" };
		return heightMessage(Number(resizer.exec(message)?.[1]));
	}
	if (Array.isArray(message)) return readTuple(message);
	if (field(message, "type") === "booking-app")
		return heightMessage(Number(field(message, "height")));
	if (
		field(message, "type") === "form:submit" ||
		field(message, "event") === "form_submitted"
	)
		return { kind: "completed" };
	return { kind: "other" };
}

function readTuple(tuple: readonly unknown[]): ProviderMessage {
	const first = tuple[1];
	switch (tuple[0]) {
		case "highlevel.setHeight":
			return heightMessage(Number(field(first, "height")));
		case "fetch-query-params":
			return { kind: "paramsRequested", frameId: text(tuple[3]) };
		case "msgsndr-booking-complete":
			return { kind: "completed" };
		case "set-sticky-contacts": {
			// `tuple[2]` is the contact's data, which we never read.
			const id = text(tuple[4]);
			return first === "_ud" && id !== undefined
				? { kind: "contactKnown", id }
				: { kind: "other" };
		}
		case "modify-parent-url":
			return typeof first === "string"
				? { kind: "redirectRequested", url: first }
				: { kind: "other" };
		default:
			return { kind: "other" };
	}
}

function heightMessage(height: number): ProviderMessage {
	return Number.isFinite(height) && height > 0
		? { kind: "height", height }
		: { kind: "other" };
}

function field(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null
		? Reflect.get(value, name)
		: undefined;
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" ? value : undefined;
}
