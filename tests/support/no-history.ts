import type { ContentVersions } from "../../publish/calendar/content-versions.ts";

export const noHistory: ContentVersions = {
	changedAt: Date.parse("2026-11-20T10:00:00Z"),
	events: [],
	schedule: [],
	isComplete: true,
};
