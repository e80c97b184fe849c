import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Content } from "#model/files.ts";
import { eventsPath } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import { cachedFile } from "../content/cached-file.ts";
import { articleAt } from "../search/articles.ts";
import type { DesignColors } from "../search/design-colors.ts";
import { shortTitle } from "../search/page-names.ts";
import { mainPath, type PublishedPage } from "../search/published-page.ts";
import { drawableText } from "./drawable-text.ts";
import {
	type Card,
	drawingVersion,
	drawShare,
	missingIn,
} from "./share-drawing.ts";

type SharePicture = {
	address: string;
	path: string;
	warnings: readonly string[];
};

/** Returns the page's share picture from the cache folder, or draws it. */
export async function sharePicture(
	page: PublishedPage,
	content: Content,
	colors: DesignColors,
	cache: string,
): Promise<SharePicture> {
	// All paths of an article share one picture.
	const path = mainPath(page, content.site.url);
	const { card, warnings } = await cardOf(content, { ...page, path }, colors);
	const hash = createHash("sha256")
		.update(JSON.stringify([card, drawingVersion]))
		.digest("hex")
		.slice(0, 8);
	const file = `${path.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
	const filePath = await cachedFile(join(cache, file), (tempPath) =>
		drawShare(card, content.images, tempPath),
	);
	return { address: `/share/${file}`, path: filePath, warnings };
}

async function cardOf(
	content: Content,
	page: PublishedPage,
	colors: DesignColors,
): Promise<{ card: Card; warnings: readonly string[] }> {
	const { site, images } = content;
	const hashOf = (file: string) => images.get(file)?.hash ?? "";
	const photo = photoOf(content, page.path);
	const title = shortTitle(content, page);
	const missing = await missingIn(
		[title, site.name, site.neighborhood, site.city].join(" "),
	);
	const warnings: string[] = [];
	const draw = (text: string) => {
		const { drawable, omitted } = drawableText(text, missing);
		if (omitted.length > 0)
			warnings.push(
				`Share pictures leave out ${omitted.join(" ")} of “${text}”, because their fonts lack them`,
			);
		return drawable;
	};
	const name = draw(site.name);
	const place = [draw(site.neighborhood), draw(site.city)];
	return {
		card: {
			title: draw(title) || name || new URL(site.url).hostname,
			name,
			place: place.filter(Boolean).join(", "),
			photo: { ...photo, hash: hashOf(photo.file) },
			mark: { file: site.logo, hash: hashOf(site.logo) },
			colors,
		},
		warnings,
	};
}

/**
 * Returns the photograph of the article, landing page or other page. If it has none, returns the
 * home page's photograph.
 */
function photoOf(
	content: Content,
	path: string,
): { file: string; focus: readonly [number, number] } {
	const middle = [50, 50] as const;
	const { pages } = content;
	const article = articleAt(content, path);
	if (article) {
		// A picture on another host has no file in content/images.
		const photo =
			"file" in article.photo ? article.photo : pages.fitnessTips.fallbackPhoto;
		return { file: photo.file, focus: photo.focus ?? middle };
	}
	const landing = content.landing.find(
		({ slug }) => landingAddress(slug) === path,
	);
	if (landing) {
		const { head, hero } = landing;
		return head.image
			? { file: head.image, focus: middle }
			: { file: hero.photo.file, focus: hero.photo.focus ?? middle };
	}
	if (path === eventsPath && content.events.head.image)
		return { file: content.events.head.image, focus: middle };
	const name = path
		.slice(1)
		.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
	const page = Object.entries(pages).find(([key]) => key === name)?.[1];
	const named = page && "head" in page ? page.head.image : undefined;
	return {
		file: named ?? pages.home.head.image ?? pages.home.hero.photo.file,
		focus: middle,
	};
}
