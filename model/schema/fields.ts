import { z } from "zod";
import { isCalendarDate } from "#lib/time/calendar-date.ts";
import { parseTime, weekdays } from "#lib/time/time.ts";
import type { Moment } from "#lib/time/zone-clock.ts";

/** One line or paragraph of words. May quote facts in braces: {gym.name}. */
export const text = z.string("words").trim().min(1, "words, not an empty line");

/** A title, and a sentence or two below it. */
export const titledText = z.strictObject({ title: text, text });

export const frameTitle = text.describe(
	"Read out by screen readers as the name of the frame.",
);

/** Words with blanks that the site fills in: "Closed, opens [time]". */
export function textWith(...blanks: `[${string}]`[]) {
	return text.refine(
		(words) => blanks.every((blank) => words.includes(blank)),
		`words with ${blanks.join(" and ")}`,
	);
}

/**
 * A page of this site: starts with a slash, no trailing slash, no query. That there is such a page is checked in the
 * fields that model/rules/links.ts names.
 */
export const sitePath = z
	.string()
	// Aborting lets a choice between kinds of addresses name all of them.
	.regex(/^\/[a-z0-9/-]*$/, {
		error: "a path of this site such as /pricing",
		abort: true,
	})
	.meta({ kind: "page" });

/** A place on the page itself. */
export const anchor = z.string().regex(/^#[a-z][a-z-]*$/, { abort: true });

/** As browsers read it: %3B in a host is a semicolon. */
const plainOrigin = /^https:\/\/[\w.-]+(?::\d+)?$/;

/**
 * A full address of another site. Its host has no sign that the security policy or the files for hosts read as the end of
 * a value or as a variable.
 */
export const webAddress = z
	.string()
	.regex(/^https:\/\/[^\s"'<>;{}\\/?#]+(?:[/?#][^\s"'<>]*)?$/, {
		error: "an address that starts with https://",
		abort: true,
	})
	.refine((address) => plainOrigin.test(URL.parse(address)?.origin ?? ""), {
		error: "an address with a valid host, such as https://gym.example/",
		abort: true,
	})
	.meta({ kind: "address" });

/** Addresses within it are written behind it. */
export const bareAddress = webAddress.refine(
	(address) => !address.endsWith("/"),
	"an address without a slash at the end",
);

/** A short name used as a key between files: lower case words joined by hyphens. */
export const id = z
	.string()
	.regex(/^[a-z][a-z0-9-]*$/, "a short name of lower case letters and hyphens")
	.meta({ kind: "shortName" });

/** Whole dollars in the file, whole cents in the code. */
export const dollars = z
	.int("a whole number of dollars")
	.nonnegative("a whole number of dollars")
	.max(99_999, "less than $100,000: are there too many digits?")
	.transform((amount) => amount * 100)
	.meta({ kind: "money" });

/** A count of people, days, minutes: a whole number from 1. */
export const count = z.int("a whole number").positive("a whole number from 1");

/** A text that is another value in the code; `read` gives undefined for one that is none. */
function readAs<Value>(
	expected: string,
	read: (written: string) => Value | undefined,
) {
	return z.string(expected).transform((written, context): Value => {
		const value = read(written);
		if (value !== undefined) return value;
		context.addIssue({ code: "custom", message: expected, input: written });
		return z.NEVER;
	});
}

/** "6:30 AM" in the file, minutes since midnight in the code, in the gym's time zone. */
export const time = readAs("a time such as 6:30 AM", parseTime).meta({
	kind: "time",
});

/** A day of the calendar, as in "2026-11-26". */
export const date = z
	.string("a date such as 2026-11-26")
	.refine(isCalendarDate, "a date such as 2026-11-26")
	.meta({ kind: "date" });

/** "2026-11-26 6:30 AM": a day and a time on the gym's clock. */
export const moment = readAs(
	"a day and a time such as 2026-11-26 6:30 AM",
	(written): Moment | undefined => {
		const [, date = "", rest = ""] = /^(\S+) (.+)$/.exec(written) ?? [];
		const time = parseTime(rest);
		return isCalendarDate(date) && time !== undefined
			? { date, time }
			: undefined;
	},
).meta({ kind: "moment" });

/** Days of the week in lower case, each once. */
export const days = z
	.array(z.enum(weekdays, "a day such as monday"), "a list of days")
	.min(1, "at least one day")
	.refine((list) => new Set(list).size === list.length, "each day once")
	.meta({ kind: "days" });

/** A photograph of content/images by its file name. */
export const pictureFile = z
	.string()
	.regex(
		/^[a-z0-9-]+\.(jpg|png)$/,
		"a file name of content/images such as hero.jpg",
	)
	.meta({ kind: "picture" });

const percent = z
	.number()
	.min(0, "a number from 0 to 100")
	.max(100, "a number from 0 to 100");
const focus = z.tuple([percent, percent]).optional();
export const altText = text.meta({
	title: "What the picture shows",
	description:
		"In a few words, for people who do not see it: “A coach beside a barbell”.",
});

/**
 * A picture of content/images. Every picture says what it shows, or that it only decorates (WCAG 1.1.1).
 * focus: the point that stays in view when the picture is cropped, percent from the left and the top; middle if left out.
 */
export const photo = z
	.union(
		[
			z.strictObject({ file: pictureFile, alt: altText, focus }),
			z.strictObject({
				file: pictureFile,
				decorative: z.literal(true),
				focus,
			}),
		],
		"a picture with file and alt (or decorative: true)",
	)
	.meta({ kind: "photo", title: "Picture" });
export type Photo = z.infer<typeof photo>;

/** What search engines and the browser's tab show of a page (SEO-01). */
export const pageHead = z.strictObject({
	title: text
		.max(60, "at most 60 characters")
		.describe(
			"The browser's tab and search results show it, with the gym's short name behind it.",
		),
	description: text
		.max(170, "at most 170 characters")
		.describe("A sentence or two, shown under the title in search results."),
	keywords: z.array(text, "a list of keywords").min(1, "at least one keyword"),
	image: pictureFile.optional().describe("Shown where the page is shared."),
	noindex: z
		.boolean()
		.default(false)
		.meta({ title: "Keep out of search engines" }),
});
export type PageHead = z.infer<typeof pageHead>;

/** Of a page that search engines leave out (SEO-03). */
export const hiddenHead = pageHead
	.omit({ noindex: true })
	.transform((head): PageHead => ({ ...head, noindex: true }));
