import { z } from "zod";
import { formatTimeRange } from "#lib/time/time.ts";
import { formatDays } from "#schedule/hours/hours.ts";
import { classBlocks } from "#schedule/week/class-blocks.ts";
import type { Content, ContentWithPictures } from "../../files.ts";
import { galleryView } from "../../pictures/gallery.ts";
import { count, text } from "../../schema/fields.ts";
import { gallery } from "../../schema/gallery.ts";
import { photoPage, photoPageView, points } from "../../views/page-parts.ts";

/** content/pages/group-classes.yaml, section by section from the top. Class times come from schedule.yaml. */
export const schema = photoPage(["freeTrial", "consultation"], {
	// GROUP-02
	class: z
		.strictObject({
			title: text,
			lead: text,
			label: text.describe(
				"Read out by screen readers as the name of the drawing.",
			),
			parts: z
				.array(
					z.strictObject({
						title: text,
						minutes: count.describe("The width of its plate."),
						effort: z
							.enum(["light", "heavy", "hardest"])
							.describe("The height and color of its plate."),
						text,
					}),
				)
				.min(1, "at least one part")
				.describe(
					"In order; together as long as policies.yaml says a group class is.",
				),
		})
		.describe("A class drawn as a loaded bar."),
	gallery,
	benefits: z.strictObject({ title: text, points }),
	// GROUP-05
	week: z
		.strictObject({
			title: text,
			// GROUP-06
			openGym: text.describe("That open gym is included for members."),
			openGymLink: text,
			days: text.describe("Heads of the columns."),
			class: text,
			time: text,
		})
		.describe("The week's class times."),
});

export function view(content: ContentWithPictures) {
	const page = content.pages.groupClasses;
	return {
		...photoPageView(content, page),
		class: { ...page.class, parts: classParts(page.class.parts) },
		gallery: galleryView(content, page.gallery),
		week: {
			...page.week,
			blocks: classBlocks(content.schedule.classes).map(
				({ days, start, end, name }) => ({
					days: formatDays(days),
					time: formatTimeRange(start, end),
					name,
				}),
			),
		},
	};
}

/** Each part with the time at which it begins, counted from the start of the class: "0:45". */
function classParts(parts: Content["pages"]["groupClasses"]["class"]["parts"]) {
	return parts.map((part, index) => {
		const before = parts
			.slice(0, index)
			.reduce((total, { minutes }) => total + minutes, 0);
		const minutes = String(before % 60).padStart(2, "0");
		return { ...part, begins: `${Math.floor(before / 60)}:${minutes}` };
	});
}
