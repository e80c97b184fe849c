import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { isLeft } from "#lib/time/zone-clock.ts";
import { cardsPerPage } from "#model/articles/article-addresses.ts";
import { files, folders } from "#model/files.ts";
import { landingAddress } from "#model/pages/landing.ts";
import { slugIn } from "#model/registry.ts";
import { moment } from "#model/schema/fields.ts";

// The table of routes needs these before the content is read and checked: React Router refuses a route with a loader of
// which no page is built.

/** The addresses of the landing pages. */
export function landingAddresses(folder: string): string[] {
	return globSync(`${folders.landing.path}/*`, { cwd: folder })
		.toSorted()
		.flatMap((path) => {
			const slug = slugIn(folders.landing, path.replaceAll("\\", "/"));
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

/** Whether there is an article at all. */
export function hasArticles(folder: string): boolean {
	return articleFiles(folder).length > 0;
}

/** Whether a category has more articles than its first page shows. */
export function hasFurtherPages(folder: string): boolean {
	const counts = new Map<string, number>();
	for (const path of articleFiles(folder)) {
		const text = readFileSync(join(folder, path), "utf8");
		const category = /^category: *["']?([a-z]+)/m.exec(text)?.[1] ?? "";
		counts.set(category, (counts.get(category) ?? 0) + 1);
	}
	return Math.max(...counts.values()) > cardsPerPage;
}

function articleFiles(folder: string): string[] {
	return globSync("articles/*.md", { cwd: folder });
}
