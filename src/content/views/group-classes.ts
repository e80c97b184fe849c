import { classBlocks } from "../../lib/class-blocks.ts";
import { printDays } from "../../lib/hours.ts";
import { formatTimeRange } from "../../lib/time.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { galleryView } from "./gallery.ts";
import { headView } from "./head.ts";
import { closingView, pageHeroView } from "./page-parts.ts";

export function groupClassesView(content: Content, desk: PictureDesk) {
	const page = content.pages.groupClasses;
	return {
		...page,
		head: headView(content, "/group-classes", page.head),
		hero: pageHeroView(content, desk, page.hero),
		class: { ...page.class, parts: classParts(page.class.parts) },
		gallery: galleryView(content, desk, page.gallery),
		week: {
			...page.week,
			blocks: classBlocks(content.schedule.classes).map(
				({ days, start, end, name }) => ({
					days: printDays(days),
					time: formatTimeRange(start, end),
					name,
				}),
			),
		},
		closing: closingView(content, page.closing),
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
