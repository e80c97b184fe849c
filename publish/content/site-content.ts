import { resolve } from "node:path";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "#model/files.ts";
import { createImages, type Images } from "#model/pictures/pictures.ts";
import { formatProblem } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/every-page-props.ts";
import { buildDay } from "./build-day.ts";
import { withProviderOrigin } from "./provider-origin.ts";
import { readContent } from "./read-content.ts";

/** What the site is built of, and where from. */
export type SiteSettings = {
	/** The content folder, absolute. */
	folder: string;
	/** Where encoded pictures are kept between builds. */
	cache: string;
	/** Replaces the origin of every provider; unset for the published site. */
	providerOrigin: string | undefined;
	/** The day of the build; without one nothing expires. */
	today: CalendarDate | undefined;
};

/** What pages are rendered from. */
export type SiteContent = {
	content: Content;
	/** Knows all pictures of the site. */
	images: Images;
};

/**
 * CONTENT_DIR builds another gym, PROVIDER_ORIGIN moves every provider to one origin (the sandbox), BUILD_DAY is another
 * day than today (build-day.ts).
 */
export function siteSettings(root: string): SiteSettings {
	return {
		folder: resolve(root, process.env.CONTENT_DIR ?? "content"),
		cache: resolve(root, ".cache/images"),
		providerOrigin: process.env.PROVIDER_ORIGIN,
		today: buildDay(),
	};
}

/** Reads and checks the content folder; tells its warnings. Throws a ContentError that lists every mistake. */
export async function readSiteContent(
	settings: SiteSettings,
): Promise<SiteContent> {
	const content = await readContent(settings.folder, settings.today);
	for (const warning of content.warnings)
		console.warn(`Warning: ${formatProblem(warning)}`);
	return siteContent(content, settings);
}

export function siteContent(
	content: Content,
	{ providerOrigin }: Pick<SiteSettings, "providerOrigin">,
): SiteContent {
	const moved = withProviderOrigin(content, providerOrigin);
	const images = createImages(moved.images);
	requestAllPictures(moved, images);
	return { content: moved, images };
}
