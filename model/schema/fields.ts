import { z } from "zod";
import { isCalendarDate } from "#lib/time/calendar-date.ts";
import { isPrintedDate } from "#lib/time/printed-date.ts";
import { parseTime, weekdays } from "#lib/time/time.ts";
import type { Moment } from "#lib/time/zone-clock.ts";
import { parseUrl } from "#lib/url.ts";
import { sectionLink } from "../text/link-target.ts";
import { maxSummaryLength } from "../text/summary.ts";

/** One line or paragraph; may quote facts in braces: {gym.name}. */
export const text = z.string("words").trim().min(1, "words, not an empty line");

export const titledText = z.strictObject({ title: text, text });

export const frameTitle = text.describe(
	"Read out by screen readers as the name of the calendar, form or map.",
);

/** A text with placeholders that the site fills in: "Closed, opens [time]". */
export function textWith(...blanks: `[${string}]`[]) {
	return text.refine(
		(value) => blanks.every((blank) => value.includes(blank)),
		`words with ${blanks.join(" and ")}`,
	);
}

/** The path of a page of this site. model/rules/links.ts checks that the page exists. */
export const sitePath = z
	.string()
	// `abort` makes a z.union report its own message instead of this one.
	.regex(/^\/[a-z0-9/-]*$/, {
		error: "a page of this site such as /pricing",
		abort: true,
	})
	.meta({ kind: "page" });

export const anchor = z
	.string()
	.regex(new RegExp(`^${sectionLink.source}$`), { abort: true });

/**
 * Rejects hosts with %3B, because browsers decode it to a semicolon, and a semicolon would end a
 * directive of the security policy.
 */
const plainOrigin = /^https:\/\/[\w.-]+(?::\d+)?$/;

/**
 * A full URL of another site. The host must not contain characters that have a special meaning in
 * the security policy or in the configuration files of web servers.
 */
export const webAddress = z
	.string()
	.regex(/^https:\/\/[^\s"'<>;{}\\/?#]+(?:[/?#][^\s"'<>]*)?$/, {
		error: "an address that starts with https://",
		abort: true,
	})
	.refine((address) => plainOrigin.test(parseUrl(address)?.origin ?? ""), {
		error: "an address with a valid host, such as https://gym.example/",
		abort: true,
	})
	.meta({ kind: "address" });

/** A URL without a trailing slash, because the code appends paths to it. */
export const bareAddress = webAddress.refine(
	(address) => !address.endsWith("/"),
	"an address without a slash at the end",
);

export const id = z
	.string()
	.regex(/^[a-z][a-z0-9-]*$/, "a short name of lower case letters and hyphens")
	.meta({ kind: "shortName" });

/** Whole dollars in the file, whole cents in the code. */
export const dollars = z
	.int("a whole number of dollars")
	.nonnegative("a whole number of dollars")
	.max(99_999, "at most $99,999 (too many digits?)")
	.transform((amount) => amount * 100)
	.meta({ kind: "money" });

export const count = z.int("a whole number").positive("a whole number from 1");

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

/** In the file: "6:30 AM". In the code: minutes since midnight, in the gym's time zone. */
export const time = readAs(
	"a time with AM or PM, such as 6:30 AM",
	parseTime,
).meta({
	kind: "time",
});

export const date = z
	.string("a date such as 2026-11-26")
	.refine(isCalendarDate, "a date such as 2026-11-26")
	.meta({ kind: "date" });

export const printedDate = z
	.string()
	.refine(isPrintedDate, "a date such as June 22, 2023")
	.meta({ kind: "printedDate" });

/** A date and time in the gym's time zone: "2026-11-26 6:30 AM". */
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

export const days = z
	.array(z.enum(weekdays, "a day such as monday"), "a list of days")
	.min(1, "at least one day")
	.meta({ kind: "days" });

export const pictureFile = z
	.string()
	.regex(
		/^[a-z0-9-]+\.(jpg|png)$/,
		"a picture of content/images such as hero.jpg",
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
 * A picture of content/images with an alternative text, or marked as decorative (WCAG 1.1.1).
 * `focus` is the point that stays visible when the picture is cropped, in percent from the left and
 * from the top. The default is the center.
 */
export const photo = z
	.union(
		[
			z.strictObject({ file: pictureFile, alt: altText, focus }),
			z.strictObject({
				file: pictureFile,
				decorative: z.literal(true).meta({
					title: "Decoration only: programs that read the page aloud skip it",
				}),
				focus,
			}),
		],
		"a picture with `file` and `alt` (or `decorative: true`)",
	)
	.meta({ kind: "photo", title: "Picture" });
export type Photo = z.infer<typeof photo>;

/** Metadata of a page for search engines, the browser's tab and link previews (SEO-01). */
export const pageMeta = z.strictObject({
	title: text
		.max(60, "at most 60 characters")
		.describe(
			"The browser's tab and search results show it, with the gym's short name behind it.",
		),
	// A longer description is a warning only (owner-warnings.ts), because the facts that it quotes may
	// grow by a change in another form.
	description: text.meta({
		description: "A sentence or two, shown under the title in search results.",
		maxLength: maxSummaryLength,
	}),
	keywords: z
		.array(text, "a list of search words")
		.default([])
		.describe(
			"What people may search for to find the page. If empty: its title.",
		),
	image: pictureFile.optional().describe("Shown where the page is shared."),
	noindex: z
		.boolean()
		.default(false)
		.meta({ title: "Keep out of search engines" }),
});
export type PageMetaFields = z.infer<typeof pageMeta>;

/** A field that the site no longer reads. Older content may have it; forms do not show it. */
export const removed = z.unknown().optional().meta({ kind: "removed" });

/** Metadata of pages that search engines must not index (SEO-03). */
export const hiddenPageMeta = pageMeta
	.omit({ noindex: true })
	.transform((meta): PageMetaFields => ({ ...meta, noindex: true }));
