import { z } from "zod";
import { pageHead, text, textWith } from "./fields.ts";
import { closing } from "./page-parts.ts";

const dialogs = ["freeTrial"] as const;

/** content/pages/schedule.yaml (SCHED) */
export const schedulePage = z.strictObject({
	head: pageHead,
	headline: text,
	lead: text,
	/** The two buttons that choose a view; label is read out by screen readers (SCHED-01). */
	views: z.strictObject({ label: text, weekly: text, calendar: text }),
	week: z.strictObject({
		/** Read out by screen readers as the name of the tabs. */
		label: text,
		/** Heads of the columns (SCHED-05). */
		time: text,
		class: text,
		coach: text,
		action: text,
		book: text,
		/** Beside Book: a calendar file with this class. */
		addToCalendar: text,
		openGym: text,
		/** Stands in place of Book at open gym. */
		walkIn: text,
		/** Under a day's name in its tab. */
		oneClass: text,
		manyClasses: textWith("[count]"),
		restDay: text,
		/** Marks the tab of today. */
		today: text,
		/** A day without classes and open gym (SCHED-07). */
		empty: textWith("[day]"),
		/** Under the table of a day that falls on a closed one. */
		closed: textWith("[day]", "[reason]"),
		/** The two buttons beside the day's name on phones (SCHED-03). */
		previous: text,
		next: text,
	}),
	notes: z.strictObject({
		booking: text,
		trial: text,
		trialAction: text,
		/** That the live schedule wins where it differs (C-30). */
		live: text,
		liveLink: text,
	}),
	openGym: z.strictObject({ title: text, text, link: text }),
	/** One class without a membership (SCHED-10). */
	dropIn: z.strictObject({
		title: text,
		price: text,
		unit: text,
		text,
		/** Leads to the contact page. */
		contact: text,
	}),
	/** The calendar files. */
	subscribe: z.strictObject({ title: text, text, link: text, file: text }),
	closures: z.strictObject({ title: text }),
	/** The dialog and the calendar view with the gym-management system's page (SCHED-08, SCHED-09). */
	live: z.strictObject({
		button: text,
		title: text,
		description: text,
		/** Read out by screen readers as the name of the frame. */
		frameTitle: text,
		loading: text,
		direct: text,
		failed: z.strictObject({ title: text, text }),
	}),
	closing: closing(dialogs),
});
