import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { isLeft } from "#lib/time/zone-clock.ts";
import { files } from "#model/files.ts";
import { landingAddress } from "#model/pages/landing.ts";
import { slugIn } from "#model/registry.ts";
import { moment } from "#model/schema/fields.ts";

// The table of routes needs these before the content is read and checked (see article-pagination.ts).

/** The addresses of the landing pages. */
export function landingAddresses(folder: string): string[] {
	const landing = join(folder, files.landing.path);
	// Git keeps no empty folder: a gym without landing pages has none.
	if (!existsSync(landing)) return [];
	return readdirSync(landing).flatMap((name) => {
		const slug = slugIn(files.landing, `${files.landing.path}/${name}`);
		return slug ? [landingAddress(slug)] : [];
	});
}

/** Whether an event is left on that day. Mistakes in the file are reported when it is checked. */
export function hasEventsLeft(folder: string, today: CalendarDate): boolean {
	const path = join(folder, files.events.path);
	if (!existsSync(path)) return false;
	const { list } = Object(parse(readFileSync(path, "utf8")));
	return (
		Array.isArray(list) &&
		list.some((event) => {
			const ends = moment.safeParse(Object(event).ends);
			return !ends.success || isLeft(ends.data, today);
		})
	);
}
