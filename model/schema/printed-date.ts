import { z } from "zod";
import { dateFormat } from "#lib/time/date-format.ts";

/** A date in its printed form: June 22, 2023. */
export const printedDate = z
	.string()
	.refine(isPrintedDate, "a date such as June 22, 2023")
	.meta({ kind: "printedDate" });

function isPrintedDate(written: string): boolean {
	const date = `${written} UTC`;
	return !Number.isNaN(Date.parse(date)) && written === formatPrintedDate(date);
}

/** "2023-06-22" -> "June 22, 2023" */
export function formatPrintedDate(date: string): string {
	return dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(
		new Date(date),
	);
}

/** "June 22, 2023" -> "2023-06-22" */
export function toIsoDate(printed: string): string {
	return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
