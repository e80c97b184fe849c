import { z } from "zod";
import { photo, sitePath, text } from "./fields.ts";

/** The order of the tabs (TIPS-01). */
export const categoryIds = [
	"nutrition",
	"training",
	"mindset",
	"community",
	"coaching",
] as const;

/** The front matter of a Markdown file in content/articles; the file's name is its slug. */
export const articleFrontMatter = z.strictObject({
	title: text,
	/** Two or three sentences at most; shown on cards and to search engines. */
	excerpt: text,
	category: z.enum(
		categoryIds,
		"nutrition, training, mindset, community or coaching",
	),
	author: text,
	/** As it is printed: June 22, 2023 (ART-12). */
	date: z.string().refine(isPrintedDate, "a date such as June 22, 2023"),
	/** The page of the service that the article leads to. */
	relatedService: sitePath,
	photo,
});

/** Whether a date is on the calendar and written as it is printed. */
function isPrintedDate(written: string): boolean {
	const date = new Date(`${written} UTC`);
	return (
		!Number.isNaN(date.getTime()) &&
		written ===
			date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })
	);
}
