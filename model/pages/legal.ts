import { z } from "zod";
import { sectionsOf } from "#lib/rich-text.ts";
import type { Content } from "../files.ts";
import { pageHead, text } from "../schema/fields.ts";
import { machineDate, printedDate } from "../schema/printed-date.ts";

/** The front matter of content/pages/terms.md, privacy.md and accessibility.md; the text stands below it. */
const schema = z.strictObject({
	head: pageHead,
	headline: text,
	updated: printedDate.describe(
		"The day of the last change, as it is printed: June 12, 2023.",
	),
	updatedLabel: text.describe("Before that day."),
	contents: text.describe("Above the list of sections."),
});

/** A legal page's table of contents. */
function contents({ updated, body }: Content["pages"]["terms"]) {
	return { updatedOn: machineDate(updated), sections: sectionsOf(body) };
}

export const terms = {
	schema,
	view: (content: Content) => contents(content.pages.terms),
};
export const privacy = {
	schema,
	view: (content: Content) => contents(content.pages.privacy),
};
export const accessibility = {
	schema,
	view: (content: Content) => contents(content.pages.accessibility),
};
