import { z } from "zod";
import { mayBeUpcoming } from "#lib/time/zone-clock.ts";
import { fillFacts } from "#model/facts/fill-facts.ts";
import { type Content, files } from "#model/files.ts";
import { moment } from "#model/schema/fields.ts";
import type { Schedule } from "#model/schema/schedule.ts";
import { parseContentFile } from "#model/text/content-file.ts";
import type { ClassSlot } from "#model/views/calendar-entries.ts";
import { classSlots } from "#schedule/week/class-slots.ts";
import type { ContentVersions, FileVersion } from "./content-versions.ts";

/**
 * Checks only the fields that calendars show, because an earlier version of the file may lack
 * fields that are required now.
 */
const eventVersion = z.object({
	id: z.string(),
	name: z.string(),
	text: z.string().catch(""),
	starts: moment,
	ends: moment,
});
type EventVersion = z.infer<typeof eventVersion>;

const cancellationShownMs = 90 * 86_400_000;

export function removedEvents(
	content: Content,
	{ events }: ContentVersions,
): EventVersion[] {
	const [kept = [], ...earlier] = events.map((version) =>
		eventsIn(version, content),
	);
	return newestById(
		kept.map(({ id }) => id),
		earlier,
	).filter(({ ends }) => mayBeUpcoming(ends, content.today));
}

export function removedClasses(
	content: Content,
	{ schedule, changedAt }: ContentVersions,
): { id: string; slot: ClassSlot; schedule: Schedule }[] {
	const [, ...earlier] = schedule
		.filter(
			({ replacedAt = changedAt }) =>
				replacedAt >= changedAt - cancellationShownMs,
		)
		.map((version) => classesIn(version, content));
	const slots = classSlots(content.schedule.classes);
	const removed = newestById(
		slots.map(({ id }) => id),
		earlier,
	);
	// A class may get a new id when another class at the same time is removed. Omits its old
	// id, because the class still exists.
	return removed.filter(
		({ slot: { day, start, name } }) =>
			!slots.some(
				(now) => now.day === day && now.start === start && now.name === name,
			),
	);
}

function newestById<Entry extends { id: string }>(
	currentIds: readonly string[],
	earlier: readonly (readonly Entry[])[],
): Entry[] {
	const newest = new Map<string, Entry>();
	for (const entry of earlier.flat())
		if (!currentIds.includes(entry.id) && !newest.has(entry.id))
			newest.set(entry.id, entry);
	return [...newest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function eventsIn(version: FileVersion, content: Content): EventVersion[] {
	const { list } = Object(readValue(files.events.path, version, content));
	return [list].flat().flatMap((event: unknown) => {
		const read = eventVersion.safeParse(event);
		return read.success ? [read.data] : [];
	});
}

function classesIn(version: FileVersion, content: Content) {
	const read = files.schedule.schema.safeParse(
		readValue(files.schedule.path, version, content),
	);
	if (!read.success) return [];
	const schedule = read.data;
	return classSlots(schedule.classes).map((slot) => ({
		id: slot.id,
		slot,
		schedule,
	}));
}

function readValue(path: string, { text }: FileVersion, { facts }: Content) {
	return fillFacts(parseContentFile(path, text), facts).value;
}
