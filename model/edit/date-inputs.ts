import {
	formatPrintedDate,
	isPrintedDate,
	toIsoDate,
} from "#lib/time/printed-date.ts";
import { formatTime, parseTime } from "#lib/time/time.ts";

const two = (figure: number) => String(figure).padStart(2, "0");

function toTimeInput(written: string): string {
	const minutes = parseTime(written);
	if (minutes === undefined) return "";
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function fromTimeInput(value: string): string {
	const [hour = 0, minute = 0] = value.split(":").map(Number);
	return formatTime(hour * 60 + minute);
}

/** "June 22, 2023" -> "2023-06-22"; "" for an invalid date. */
export function toDateInput(printed: string): string {
	return isPrintedDate(printed) ? toIsoDate(printed) : "";
}

function toMomentInput(written: string): string {
	const [, day, time = ""] = /^(\S+) (.+)$/.exec(written) ?? [];
	const clock = toTimeInput(time);
	return clock === "" ? "" : `${day}T${clock}`;
}

function fromMomentInput(value: string): string {
	const [day, clock = ""] = value.split("T");
	return `${day} ${fromTimeInput(clock)}`;
}

const asItIs = (value: string) => value;

/**
 * For each kind of date field: the type of the <input>, and conversions from the file's format to
 * the input's format (`to`) and back (`from`). "" means no value.
 */
export const dateInputs = {
	date: { type: "date", to: asItIs, from: asItIs },
	printedDate: { type: "date", to: toDateInput, from: formatPrintedDate },
	moment: {
		type: "datetime-local",
		to: toMomentInput,
		from: fromMomentInput,
	},
} as const;
