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
import { type Card, drawingVersion, drawShare } from "./share-drawing.ts";

/**
 * The picture that is shown where the page is shared, drawn unless the cache folder has it: its address and its file.
 */
export async function sharePicture(
	page: PublishedPage,
	content: Content,
	colors: DesignColors,
	cache: string,
): Promise<{ address: string; path: string }> {
	// An article has several addresses, but one picture.
	const shown = mainPath(page, content.site.url);
	const card = cardOf(content, { ...page, path: shown }, colors);
	const hash = createHash("sha256")
		.update(JSON.stringify([card, drawingVersion]))
		.digest("hex")
		.slice(0, 8);
	const file = `${shown.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
	const path = await cachedFile(join(cache, file), (own) =>
		drawShare(card, content.images, own),
	);
	return { address: `/share/${file}`, path };
}

function cardOf(
	content: Content,
	page: PublishedPage,
	colors: DesignColors,
): Card {
	const { site, images } = content;
	const hashOf = (file: string) => images.get(file)?.hash ?? "";
	const photo = photoOf(content, page.path);
	return {
		title: shortTitle(content, page),
		name: site.name,
		place: `${site.neighborhood}, ${site.city}`,
		photo: { ...photo, hash: hashOf(photo.file) },
		mark: { file: site.logo, hash: hashOf(site.logo) },
		colors,
	};
}

/** An article's or a landing page's own photograph, or the one that the page's head names; the home page's where there is none. */
function photoOf(
	content: Content,
	path: string,
): { file: string; focus: readonly [number, number] } {
	const middle = [50, 50] as const;
	const { pages } = content;
	const article = articleAt(content, path);
	if (article) {
		// A picture on another host is not ours to draw on.
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
