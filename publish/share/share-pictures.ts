import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Content } from "#model/files.ts";
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

export async function sharePicture(
	page: PublishedPage,
	content: Content,
	colors: DesignColors,
	cache: string,
): Promise<SharePicture> {
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
	const photo = photoOf(content, page);
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
			logo: { file: site.logo, hash: hashOf(site.logo) },
			colors,
		},
		warnings,
	};
}

function photoOf(
	content: Content,
	{ path, image }: PublishedPage,
): { file: string; focus: readonly [number, number] } {
	const middle = [50, 50] as const;
	const { home, fitnessTips } = content.pages;
	const article = articleAt(content, path);
	if (article) {
		// A picture on another host has no file in content/images.
		const photo =
			"file" in article.photo ? article.photo : fitnessTips.fallbackPhoto;
		return { file: photo.file, focus: photo.focus ?? middle };
	}
	if (image) return { file: image, focus: middle };
	const landing = content.landing.find(
		({ slug }) => landingAddress(slug) === path,
	);
	if (landing) {
		const { photo } = landing.hero;
		return { file: photo.file, focus: photo.focus ?? middle };
	}
	return { file: home.head.image ?? home.hero.photo.file, focus: middle };
}
