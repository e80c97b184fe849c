// HighLevel, whose calendars and forms the gym uses. What a visitor has chosen on the page needs no translation: its forms are
// the gym's own and have fields of the same names.

/** What its frame says to the page, as far as it matters here; everything else is "other". */
export type ProviderMessage =
	| { kind: "height"; height: number }
	| { kind: "asksForParams"; frameId: string | undefined }
	| { kind: "completed" }
	/** It knows who the visitor is: after a form was sent, or when it loads for someone it has met before. */
	| { kind: "contactKnown"; id: string }
	| { kind: "wantsUrl"; url: string }
	| { kind: "other" };

/** The names under which its redirect says when the appointment is. */
export const timeParams = { start: "start", end: "end" };

/** The answer to a frame that asks for the parameters of the page. */
export function paramsMessage(
	params: Readonly<Record<string, string>>,
	page: string,
	frameId: string | undefined,
): unknown {
	return ["query-params", params, page, "", frameId];
}

/** Makes its form-embed script look for frames again. */
export function restartScript(): void {
	const api: unknown = Reflect.get(window, "FormEmbed");
	const init: unknown = field(api, "init");
	if (typeof init === "function") init.call(api);
}

const resizer = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):/;

/**
 * Tuples, tagged objects and the strings of the resizer protocol. Unknown and malformed ones are "other". Contact data is
 * never read.
 */
export function readMessage(data: unknown): ProviderMessage {
	if (typeof data === "string") {
		if (data === "FORM_SUBMITTED") return { kind: "completed" };
		return heightMessage(Number(resizer.exec(data)?.[1]));
	}
	if (Array.isArray(data)) return readTuple(data);
	if (field(data, "type") === "booking-app")
		return heightMessage(Number(field(data, "height")));
	if (
		field(data, "type") === "form:submit" ||
		field(data, "event") === "form_submitted"
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
			return { kind: "asksForParams", frameId: text(tuple[3]) };
		case "msgsndr-booking-complete":
			return { kind: "completed" };
		case "set-sticky-contacts": {
			// The contact itself, at 2, is never read.
			const id = text(tuple[4]);
			return first === "_ud" && id !== undefined
				? { kind: "contactKnown", id }
				: { kind: "other" };
		}
		case "modify-parent-url":
			return typeof first === "string"
				? { kind: "wantsUrl", url: first }
				: { kind: "other" };
		default:
			return { kind: "other" };
	}
}

/** In pixels; one that is no number is ignored. */
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
