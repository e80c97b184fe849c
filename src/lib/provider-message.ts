import { frameMaxHeight, frameMinHeight } from "./constants.ts";

/** What a provider's frame says to the page, as far as it matters here; everything else is "other". */
export type ProviderMessage =
	| { kind: "height"; height: number }
	| { kind: "asksForParams"; frameId: string | undefined }
	| { kind: "completed"; fingerprint: string }
	| { kind: "wantsUrl"; url: string }
	| { kind: "other" };

const resizer = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):/;

/**
 * Reads a message of the booking provider: tuples, tagged objects and the strings of the resizer protocol. Unknown
 * and malformed messages are "other": the frame is alive, nothing follows from it. Contact data is never read.
 */
export function readProviderMessage(data: unknown): ProviderMessage {
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

/** Heights are pixels; one outside the bounds is brought to them, one that is no number is ignored. */
function heightMessage(height: number): ProviderMessage {
	if (!Number.isFinite(height) || height <= 0) return { kind: "other" };
	return {
		kind: "height",
		height: Math.min(
			Math.max(Math.ceil(height), frameMinHeight),
			frameMaxHeight,
		),
	};
}

function field(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null
		? Reflect.get(value, name)
		: undefined;
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" ? value : undefined;
}
