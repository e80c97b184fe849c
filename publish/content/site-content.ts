import { resolve } from "node:path";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "#model/files.ts";
import { createImages, type Images } from "#model/pictures/pictures.ts";
import { formatProblem } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { withProviderOrigin } from "./provider-origin.ts";
import { readContent } from "./read-content.ts";

export type SiteSettings = {
	folder: string;
	cache: string;
	providerOrigin: string | undefined;
	/** The day in UTC, which decides what has expired. If it is undefined or "", nothing expires. */
	today: CalendarDate | undefined;
};

export type SiteContent = {
	content: Content;
	images: Images;
};

export function siteSettings(root: string): SiteSettings {
	return {
		folder: resolve(root, process.env.CONTENT_DIR ?? "content"),
		cache: resolve(root, ".cache/images"),
		providerOrigin: process.env.PROVIDER_ORIGIN,
		today: process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10),
	};
}

export async function readSiteContent(
	settings: SiteSettings,
): Promise<SiteContent> {
	const content = await readContent(settings.folder, settings.today);
	return siteContent(content, settings);
}

export function printWarnings({ warnings }: Pick<Content, "warnings">): void {
	for (const warning of warnings)
		console.warn(`Warning: ${formatProblem(warning)}`);
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
