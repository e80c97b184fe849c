import { formatTimeRange } from "#lib/time/time.ts";
import type { Content } from "#model/files.ts";
import { galleryView } from "#model/pictures/gallery.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";
import { formatDays } from "#schedule/hours/hours.ts";
import { classBlocks } from "#schedule/week/class-blocks.ts";

export type GroupClassesPageProps = ReturnType<typeof groupClassesPageProps>;

export function groupClassesPageProps(content: Content, images: Images) {
	const page = content.pages.groupClasses;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		class: { ...page.class, parts: classParts(page.class.parts) },
		gallery: galleryView(content, images, page.gallery),
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

function classParts(parts: Content["pages"]["groupClasses"]["class"]["parts"]) {
	return parts.map((part, index) => {
		const before = parts
			.slice(0, index)
			.reduce((total, { minutes }) => total + minutes, 0);
		const minutes = String(before % 60).padStart(2, "0");
		return { ...part, begins: `${Math.floor(before / 60)}:${minutes}` };
	});
}
