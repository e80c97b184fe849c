import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Content } from "#model/files.ts";
import type { PageMeta } from "#model/views/page-meta.ts";
import { cachedFile } from "../content/cached-file.ts";
import type { DesignColors } from "../seo/design-colors.ts";
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
	page: PageMeta,
	content: Content,
	colors: DesignColors,
	cache: string,
): Promise<SharePicture> {
	const { card, warnings } = await cardOf(content, page, colors);
	const hash = createHash("sha256")
		.update(JSON.stringify([card, drawingVersion]))
		.digest("hex")
		.slice(0, 8);
	const file = `${page.mainPath.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
	const filePath = await cachedFile(join(cache, file), (tempPath) =>
		drawShare(card, content.images, tempPath),
	);
	return { address: `/share/${file}`, path: filePath, warnings };
}

async function cardOf(
	content: Content,
	page: PageMeta,
	colors: DesignColors,
): Promise<{ card: Card; warnings: readonly string[] }> {
	const { site, images } = content;
	const hashOf = (file: string) => images.get(file)?.hash ?? "";
	const { home } = content.pages;
	const photo = page.photo ?? {
		file: home.head.image ?? home.hero.photo.file,
	};
	const missing = await missingIn(
		[page.name, site.name, site.neighborhood, site.city].join(" "),
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
			title: draw(page.name) || name || new URL(site.url).hostname,
			name,
			place: place.filter(Boolean).join(", "),
			photo: {
				file: photo.file,
				focus: photo.focus ?? [50, 50],
				hash: hashOf(photo.file),
			},
			logo: { file: site.logo, hash: hashOf(site.logo) },
			colors,
		},
		warnings,
	};
}
