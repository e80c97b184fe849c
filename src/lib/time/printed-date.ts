import { dateFormat } from "./date-format.ts";

export function isPrintedDate(text: string): boolean {
	const date = `${text} UTC`;
	return !Number.isNaN(Date.parse(date)) && text === formatPrintedDate(date);
}

/** "2023-06-22" -> "June 22, 2023" */
export function formatPrintedDate(date: string): string {
	return dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(
		new Date(date),
	);
}

export function toIsoDate(printed: string): string {
	return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
