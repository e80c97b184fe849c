import { expect, test } from "vitest";
import {
	type Appointment,
	googleCalendarUrl,
	outlookCalendarUrl,
} from "./calendar-links.ts";

const event: Appointment = {
	title: "Lift & bell, Ironbell",
	description: "One bar; 100%.",
	location: "Ironbell, 214 Foundry Way",
	starts: { date: "2026-12-31", time: 22 * 60 + 30 },
	ends: { date: "2027-01-01", time: 30 },
	timeZone: "America/Los_Angeles",
};

function read(address: string) {
	const { origin, pathname, searchParams } = new URL(address);
	expect(address).not.toContain("+");
	return { page: origin + pathname, params: Object.fromEntries(searchParams) };
}

test("the Google Calendar URL contains local times with their time zone", () => {
	expect(read(googleCalendarUrl(event))).toEqual({
		page: "https://calendar.google.com/calendar/render",
		params: {
			action: "TEMPLATE",
			text: "Lift & bell, Ironbell",
			dates: "20261231T223000/20270101T003000",
			ctz: "America/Los_Angeles",
			location: "Ironbell, 214 Foundry Way",
			details: "One bar; 100%.",
		},
	});
});

test("the Outlook URL contains UTC times", () => {
	expect(read(outlookCalendarUrl(event))).toEqual({
		page: "https://outlook.live.com/calendar/0/deeplink/compose",
		params: {
			path: "/calendar/action/compose",
			rru: "addevent",
			subject: "Lift & bell, Ironbell",
			startdt: "2027-01-01T06:30:00Z",
			enddt: "2027-01-01T08:30:00Z",
			location: "Ironbell, 214 Foundry Way",
			body: "One bar; 100%.",
		},
	});
});
