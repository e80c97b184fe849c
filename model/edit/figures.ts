import { formatTime } from "#lib/time/time.ts";

/**
 * Parses "$92.00", "1,000" and " 92.5 "; undefined for anything else. Rejects "1.000", which may mean
 * one thousand.
 */
export function parseFigure(typed: string): number | undefined {
	if (/\.\d\d0\s*$/.test(typed)) return undefined;
	const [, sign = "", digits] =
		/^\s*(-?)\s*\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*$/.exec(
			typed,
		) ?? [];
	if (digits === undefined) return undefined;
	return Number(sign + digits.replaceAll(",", ""));
}

/**
 * "6:30 pm", "6.30pm", "630 PM", "6 p.m." and "18:30" -> "6:30 PM"; undefined for anything else.
 * Rejects "6:30", which may be AM or PM; "06:30" is 24-hour time.
 */
export function parseTypedTime(typed: string): string | undefined {
	const [, hours, minutes = "00", half] =
		/^\s*(\d{1,2})\s*(?:[:.h\s]?\s*([0-5]\d))?\s*(?:([ap])\.?\s*m\.?)?\s*$/i.exec(
			typed,
		) ?? [];
	const hour = Number(hours);
	const isAmbiguous = !half && /^[1-9]$|^1[0-2]$/.test(hours ?? "");
	if (isAmbiguous) return undefined;
	// Rejects a bare number such as "18", because the user may still be typing "18:30".
	if (hours === undefined || (!half && !/[:.h]/.test(typed))) return undefined;
	if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
	const inDay = half
		? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)
		: hour;
	return formatTime(inDay * 60 + Number(minutes));
}

/** "206 555 0142" and "+1 206.555.0142" -> "(206) 555-0142"; undefined for anything else. */
export function parseTypedPhone(typed: string): string | undefined {
	if (!/^[\d\s().+-]*$/.test(typed)) return undefined;
	const [, area, exchange, line] =
		/^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(typed.replaceAll(/\D/g, "")) ??
		[];
	return area && `(${area}) ${exchange}-${line}`;
}
