import type { Provider, ProviderMessage } from "./provider.ts";

/** HighLevel, whose calendars and forms the gym uses. */
export const highLevel: Provider = {
	readMessage,
	paramsMessage: (params, page, frameId) => [
		"query-params",
		params,
		page,
		"",
		frameId,
	],
	// Its forms are the gym's own and have fields of the same names.
	nameChoices: (choices) => choices,
	timeParams: { start: "start", end: "end" },
	restartScript(page) {
		const api: unknown = Reflect.get(page, "FormEmbed");
		if (
			typeof api === "object" &&
			api !== null &&
			"init" in api &&
			typeof api.init === "function"
		)
			api.init();
	},
};

const resizer = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):/;

/** Tuples, tagged objects and the strings of the resizer protocol. Unknown and malformed ones are "other". */
function readMessage(data: unknown): ProviderMessage {
	if (typeof data === "string") {
		if (data === "FORM_SUBMITTED")
			return { kind: "completed", fingerprint: data };
		return heightMessage(Number(resizer.exec(data)?.[1]));
	}
	if (Array.isArray(data)) return readTuple(data);
	if (field(data, "type") === "booking-app")
		return heightMessage(Number(field(data, "height")));
	if (
		field(data, "type") === "form:submit" ||
		field(data, "event") === "form_submitted"
	) {
		return {
			kind: "completed",
			fingerprint: text(field(data, "formId")) ?? "form",
		};
	}
	return { kind: "other" };
}

function readTuple([
	name,
	first,
	,
	third,
]: readonly unknown[]): ProviderMessage {
	switch (name) {
		case "highlevel.setHeight":
			return heightMessage(Number(field(first, "height")));
		case "fetch-query-params":
			return { kind: "asksForParams", frameId: text(third) };
		case "msgsndr-booking-complete":
			return {
				kind: "completed",
				fingerprint: text(field(first, "fingerprint")) ?? "booking",
			};
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
