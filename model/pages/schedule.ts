import { z } from "zod";
import { frameDialog } from "../schema/dialogs.ts";
import { pageMeta, text, textWith } from "../schema/fields.ts";
import { closing } from "../schema/page-parts.ts";

export const schema = z.strictObject({
	head: pageMeta,
	headline: text,
	lead: text,
	views: z
		.strictObject({ label: text, weekly: text, calendar: text })
		.describe(
			"The two buttons that choose a view; label is read out by screen readers.",
		),
	week: z.strictObject({
		label: text.describe("Read out by screen readers as the name of the tabs."),
		time: text.describe("Heads of the columns."),
		class: text,
		coach: text,
		action: text,
		book: text,
		addToCalendar: text.describe(
			"Beside Book: a calendar file with this class.",
		),
		openGym: text,
		walkIn: text.describe("Stands in place of Book at open gym."),
		oneClass: text.describe("Under a day's name in its tab."),
		manyClasses: textWith("[count]"),
		restDay: text,
		today: text.describe("Marks the tab of today."),
		empty: textWith("[day]").describe("A day without classes and open gym."),
		closed: textWith("[day]", "[reason]").describe(
			"Under the table of a day that falls on a closed one.",
		),
		otherHours: textWith("[day]", "[reason]", "[hours]", "[classes]").describe(
			"Under the table of a day that has other hours on a date, with the classes that take place within them.",
		),
		otherHoursAlone: textWith("[day]", "[reason]", "[hours]").describe(
			"The same where none does.",
		),
		previous: text.describe("The two buttons beside the day's name on phones."),
		next: text,
	}),
	notes: z.strictObject({
		booking: text,
		trial: text,
		trialAction: text,
		live: text.describe("That the live schedule wins where it differs."),
		liveLink: text,
	}),
	openGym: z.strictObject({ title: text, text, link: text }),
	dropIn: z
		.strictObject({
			title: text,
			price: text,
			unit: text,
			text,
			contact: text.describe("Leads to the contact page."),
		})
		.describe("One class without a membership."),
	subscribe: z
		.strictObject({ title: text, text, link: text, file: text })
		.describe("The calendar files."),
	closures: z
		.strictObject({
			title: text,
			otherHours: textWith("[reason]", "[hours]"),
		})
		.describe("The list of closed days and of those with other hours."),
	live: frameDialog
		.extend({ button: text })
		.describe(
			"The dialog and the calendar view with the gym-management system's page.",
		),
	closing: closing,
});
