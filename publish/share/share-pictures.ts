import { createHash } from "node:crypto";
import { join } from "node:path";
import {
	type Content,
	files,
	folders,
	pageFiles,
	requiredFiles,
} from "#model/files.ts";
import { eventsPath } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { cachedFile } from "../content/cached-file.ts";
import { articleAt } from "../search/articles.ts";
import type { DesignColors } from "../search/design-colors.ts";
import { shortTitle } from "../search/page-names.ts";
import { mainPath, type PublishedPage } from "../search/published-page.ts";
import { type DrawableText, drawableText } from "./drawable-text.ts";
import {
	type Card,
	drawingVersion,
	drawShare,
	missingIn,
} from "./share-drawing.ts";

type SharePicture = {
	address: string;
	path: string;
	warnings: readonly ContentProblem[];
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
): Promise<{ card: Card; warnings: readonly ContentProblem[] }> {
	const { site, images } = content;
	const hashOf = (file: string) => images.get(file)?.hash ?? "";
	const photo = photoOf(content, page.path);
	const warnings: ContentProblem[] = [];
	const draw = async (text: string, place: ContentField) => {
		const result = await drawable(text);
		for (const letter of result.omitted)
			warnings.push({
				...place,
				expected: "letters and signs that the fonts of share pictures have",
				found: `“${letter}”, which they leave out`,
			});
		return result.text;
	};
	const ofSite = (field: "name" | "neighborhood" | "city") =>
		draw(site[field], { file: `content/${files.site.path}`, field });
	const title = await draw(
		shortTitle(content, page),
		titleField(content, page.path),
	);
	const name = await ofSite("name");
	const place = [await ofSite("neighborhood"), await ofSite("city")];
	return {
		card: {
			title: title || name || new URL(site.url).hostname,
			name,
			place: place.filter(Boolean).join(", "),
			photo: { ...photo, hash: hashOf(photo.file) },
			mark: { file: site.logo, hash: hashOf(site.logo) },
			colors,
		},
		warnings,
	};
}

const drawableTexts = new Map<string, Promise<DrawableText>>();

function drawable(text: string): Promise<DrawableText> {
	const result = drawableTexts.get(text) ?? drawableText(text, missingIn);
	drawableTexts.set(text, result);
	return result;
}

type ContentField = Required<Pick<ContentProblem, "file" | "field">>;

function titleField(content: Content, path: string): ContentField {
	const article = articleAt(content, path);
	if (article)
		return {
			file: `content/${folders.articles.path}/${article.slug}.md`,
			field: "title",
		};
	const landing = content.landing.find(
		({ slug }) => landingAddress(slug) === path,
	);
	const file = landing
		? `${folders.landing.path}/${landing.slug}.yaml`
		: path === eventsPath
			? files.events.path
			: (requiredFiles.find(({ page }) => page?.address === path)?.path ??
				pageFiles.fitnessTips.path);
	return { file: `content/${file}`, field: "head.title" };
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
