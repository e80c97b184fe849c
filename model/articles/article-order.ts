import type { Article } from "../files.ts";
import { machineDate } from "../schema/printed-date.ts";

type Dated = Pick<Article, "date" | "slug">;

/** Sorts the newest first; articles of one day stand in the order of their names, so that two builds agree. */
export function newerFirst(a: Dated, b: Dated): number {
	return (
		machineDate(b.date).localeCompare(machineDate(a.date)) ||
		a.slug.localeCompare(b.slug)
	);
}
