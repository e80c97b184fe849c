import { z } from "zod";

/** A date as it is printed: June 22, 2023. */
export const printedDate = z
	.string()
	.refine(isPrintedDate, "a date such as June 22, 2023")
	.meta({ kind: "printedDate" });

/** Whether a date is on the calendar and written as it is printed. */
function isPrintedDate(written: string): boolean {
	const date = new Date(`${written} UTC`);
	return (
		!Number.isNaN(date.getTime()) &&
		written ===
			date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })
	);
}

/** "June 22, 2023" -> "2023-06-22" */
export function machineDate(printed: string): string {
	return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
