import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import type { Content } from "../files.ts";
import { announcementView } from "./announcement.ts";

const content = second.content();

const on = (today: string | undefined, given: Partial<Content> = {}) =>
	announcementView({ ...content, ...given, today });

test("an announcement is marked as current if the site is built on one of its days", () => {
	expect(on("2026-11-15")?.isOnToday).toBe(false);
	expect(on("2026-11-16")?.isOnToday).toBe(true);
	expect(on("2026-11-25")?.isOnToday).toBe(true);
	expect(on(undefined)?.isOnToday).toBe(false);
});

test("pages contain no announcement that is over or missing", () => {
	// The last day ends later in the gym's time zone than in UTC. So on the next day in UTC, pages
	// still contain the announcement, but hidden, and a script shows it until the day ends.
	expect(on("2026-11-26")?.isOnToday).toBe(false);
	expect(on("2026-11-27")).toBeUndefined();
	expect(
		on("2026-11-20", { announcement: { announcement: null } }),
	).toBeUndefined();
});

test("the link of an announcement is external or internal depending on its address", () => {
	expect(on(undefined)?.link?.isExternal).toBe(true);
	const { announcement } = content.announcement;
	if (!announcement) throw new Error("There is no announcement");
	const inSite = {
		...announcement,
		link: { label: "Hours", to: "/schedule" },
	};
	expect(
		on(undefined, { announcement: { announcement: inSite } })?.link,
	).toEqual({ label: "Hours", href: "/schedule", isExternal: false });
});
