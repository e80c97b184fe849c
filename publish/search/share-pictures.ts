import { createHash } from "node:crypto";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "../../src/content/read-content.ts";
import { articleAt } from "./articles.ts";
import { shortTitle } from "./page-names.ts";
import { mainPath, type PublishedPage } from "./published-page.ts";
import {
	type Card,
	drawingVersion,
	drawShare,
	groundDesk,
} from "./share-drawing.ts";
import { shareFonts } from "./share-fonts.ts";
import type { SiteColors } from "./site-files.ts";

/** Makes the picture of a page that is shown where the page is shared; gives its address and its file. */
export type ShareDesk = (
	page: PublishedPage,
) => Promise<{ address: string; path: string }>;

/** A desk that draws pictures unless the cache folder has them. */
export async function shareDesk(
	content: Content,
	colors: SiteColors,
	cache: string,
): Promise<ShareDesk> {
	const fonts = await shareFonts(join(cache, "fonts"));
	const folder = join(cache, `v${drawingVersion}`);
	await mkdir(folder, { recursive: true });
	const groundOf = groundDesk(content, fonts);
	const drawn = new Map<string, Promise<void>>();
	return async (page) => {
		// An article has several addresses, but one picture.
		const shown = mainPath(page, content.site.url);
		const card = cardOf(content, { ...page, path: shown }, colors);
		const hash = createHash("sha256")
			.update(JSON.stringify([card, drawingVersion]))
			.digest("hex")
			.slice(0, 8);
		const file = `${shown.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
		const path = join(folder, file);
		if (!drawn.has(path))
			drawn.set(
				path,
				drawOnce(path, (part) => drawShare(card, groundOf, fonts, part)),
			);
		await drawn.get(path);
		return { address: `/share/${file}`, path };
	};
}

async function drawOnce(
	path: string,
	drawTo: (part: string) => Promise<void>,
): Promise<void> {
	if (await stat(path).catch(() => undefined)) return;
	// Written beside and renamed: an interrupted build leaves no half picture in the cache.
	await drawTo(`${path}.part`);
	await rename(`${path}.part`, path);
}

function cardOf(
	content: Content,
	page: PublishedPage,
	colors: SiteColors,
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

/** An article's own photograph, or the one that the page's head names; the home page's where there is none. */
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
