import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { type Registry, slugIn } from "./content-file-types.ts";
import {
	type Article,
	files,
	folders,
	pageFiles,
	type ReadContent,
} from "./files.ts";
import { upcomingEvents } from "./pages/events.ts";

/** Returns the values of all files under their names in `Content`; undefined for an invalid file. */
export function valuesOf(
	valuesByPath: ReadonlyMap<string, object>,
	today: CalendarDate | undefined,
): ReadContent {
	const named = (registry: Registry) =>
		Object.fromEntries(
			Object.entries(registry).map(([name, { path }]) => [
				name,
				valuesByPath.get(path),
			]),
		);
	const lists = Object.entries(folders).map(([name, folder]) => {
		const list = [...valuesByPath].flatMap(([path, value]) => {
			const slug = slugIn(folder, path);
			return slug ? [{ ...value, slug }] : [];
		});
		return [name, list];
	});
	const content = {
		...named(files),
		pages: named(pageFiles),
		...Object.fromEntries(lists),
	} as ReadContent;
	const { articles, events } = content;
	return {
		...content,
		articles: articles.toSorted(newerFirst),
		events: events && { ...events, list: upcomingEvents(events.list, today) },
	};
}

function newerFirst(a: Article, b: Article): number {
	return toIsoDate(b.date).localeCompare(toIsoDate(a.date));
}
