import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cropTo } from "../../src/content/pictures.ts";
import type { Content } from "../../src/content/read-content.ts";
import { articleAt } from "./articles.ts";
import { shortTitle } from "./page-names.ts";
import type { PublishedPage } from "./published-page.ts";
import { type ShareFont, type ShareFonts, shareFonts } from "./share-fonts.ts";
import type { SiteColors } from "./site-files.ts";
import { escapeMarkup } from "./xml.ts";

/** Pixels: the shape that the networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Part of the cached files' names: count it up when the drawing below changes. */
const drawing = 1;

const margin = 72;
const titleWidth = 660;
const titleHeight = 252;
const titleSizes = [88, 80, 72, 64, 56, 48, 40] as const;

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
	const folder = join(cache, `v${drawing}`);
	await mkdir(folder, { recursive: true });
	const drawn = new Map<string, Promise<void>>();
	return async (page) => {
		// An article has several addresses, but one picture.
		const shown = page.canonical?.replace(content.site.url, "") ?? page.path;
		const card = cardOf(content, { ...page, path: shown }, colors);
		const hash = createHash("sha256")
			.update(JSON.stringify([card, drawing]))
			.digest("hex")
			.slice(0, 8);
		const file = `${shown.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
		const path = join(folder, file);
		if (!drawn.has(path)) drawn.set(path, drawOnce(card, content, fonts, path));
		await drawn.get(path);
		return { address: `/share/${file}`, path };
	};
}

async function drawOnce(
	card: Card,
	content: Content,
	fonts: ShareFonts,
	path: string,
): Promise<void> {
	if (await stat(path).catch(() => undefined)) return;
	// Written beside and renamed: an interrupted build leaves no half picture in the cache.
	await draw(card, content, fonts, `${path}.part`);
	await rename(`${path}.part`, path);
}

/** All that a picture shows: two equal cards are the same picture. */
type Card = {
	title: string;
	name: string;
	place: string;
	photo: { file: string; hash: string; focus: readonly [number, number] };
	mark: { file: string; hash: string };
	colors: SiteColors;
};

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

/** The photograph to the right, the page's title on the dark ground to the left, the gym below it. */
async function draw(
	{ title, name, place, photo, mark, colors }: Card,
	{ images }: Content,
	fonts: ShareFonts,
	path: string,
): Promise<void> {
	const { width, height } = shareSize;
	const master = images.get(photo.file);
	const logo = images.get(mark.file);
	if (!master || !logo)
		throw new Error(
			`content/images lacks ${photo.file} or ${mark.file} for a share picture`,
		);
	const svg = (await readFile(logo.path, "utf8")).replaceAll(
		"currentColor",
		colors.accent,
	);
	const heading = await fitTitle(title, fonts.display, colors.onTheme);
	const gym = await words(name, 30, colors.onTheme, fonts.text);
	const where = await words(place, 26, colors.onTheme2, fonts.text);
	const bottom = height - margin;

	await sharp(master.path)
		.extract(cropTo(master, [width, height], photo.focus))
		.resize(width, height, { fit: "fill" })
		.composite([
			{ input: Buffer.from(ground(colors)) },
			{
				input: await sharp(Buffer.from(svg), { density: 300 })
					.resize({ height: 64 })
					.png()
					.toBuffer(),
				left: margin,
				top: margin - 8,
			},
			{ input: heading.data, left: margin, top: margin + 86 },
			{
				input: gym.data,
				left: margin,
				top: bottom - where.info.height - gym.info.height - 14,
			},
			{ input: where.data, left: margin, top: bottom - where.info.height },
		])
		.jpeg({ quality: 82, mozjpeg: true })
		.toFile(path);
}

/** The title in the largest size in which it has room. */
async function fitTitle(title: string, font: ShareFont, color: string) {
	for (const size of titleSizes) {
		const drawn = await words(title, size, color, font);
		const { width, height } = drawn.info;
		const isLast = size === titleSizes.at(-1);
		if (isLast || (width <= titleWidth && height <= titleHeight)) return drawn;
	}
	throw new Error("There is no size for titles");
}

/** Words as a picture, as wide as a title at most; markup: https://docs.gtk.org/Pango/pango_markup.html */
function words(
	text: string,
	size: number,
	color: string,
	{ family, path }: ShareFont,
) {
	// In 1024ths of a point; large letters stand closer, as in the design.
	const spacing = size < 40 ? 0 : -Math.round(size * 0.022 * 1024);
	const markup = `<span face="${family}" foreground="${color}" font_size="${size}pt" letter_spacing="${spacing}" line_height="0.75">${escapeMarkup(text)}</span>`;
	return sharp({
		text: {
			text: markup,
			font: family,
			fontfile: path,
			width: titleWidth,
			wrap: "word",
			rgba: true,
			// A point is then a pixel.
			dpi: 72,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
}

/** The scrim of the design's heroes, anchored to the text, and the bar with its plates. */
function ground({ theme, accent }: SiteColors): string {
	const { width, height } = shareSize;
	const y = height - margin - 112;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
		<defs><linearGradient id="scrim">
			<stop offset="0.3" stop-color="${theme}"/>
			<stop offset="0.6" stop-color="${theme}" stop-opacity="0.78"/>
			<stop offset="1" stop-color="${theme}" stop-opacity="0.04"/>
		</linearGradient></defs>
		<rect width="${width}" height="${height}" fill="url(#scrim)"/>
		<g fill="${accent}">
			<rect x="${margin}" y="${y - 1}" width="${titleWidth}" height="2"/>
			<rect x="${margin}" y="${y - 3}" width="62" height="6"/>
			<rect x="${margin + 34}" y="${y - 11}" width="7" height="22"/>
			<rect x="${margin + 43}" y="${y - 15}" width="7" height="30"/>
			<rect x="${margin + 52}" y="${y - 6}" width="6" height="12"/>
		</g>
	</svg>`;
}
