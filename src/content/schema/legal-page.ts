import { z } from "zod";
import { pageHead, text } from "./fields.ts";
import { printedDate } from "./printed-date.ts";

/** The front matter of content/pages/terms.md, privacy.md and accessibility.md; the text stands below it. */
export const legalPage = z.strictObject({
	head: pageHead,
	headline: text,
	/** The day of the last change, as it is printed: June 12, 2023. */
	updated: printedDate,
	/** Before that day. */
	updatedLabel: text,
	/** Above the list of sections. */
	contents: text,
});
