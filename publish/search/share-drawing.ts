import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cropTo } from "../../src/content/pictures.ts";
import type { Content } from "../../src/content/read-content.ts";
import type { ShareFont, ShareFonts } from "./share-fonts.ts";
import type { SiteColors } from "./site-files.ts";
import { escapeMarkup } from "./xml.ts";

/** Pixels: the shape that the networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Part of the cached files' names: count it up when the drawing below changes. */
export const drawingVersion = 3;

const margin = 72;
const titleWidth = 660;
const titleHeight = 252;
const titleSizes = [88, 80, 72, 64, 56, 48, 40] as const;

/** All that a picture shows: two equal cards are the same picture. */
export type Card = {
	title: string;
	name: string;
	place: string;
	photo: { file: string; hash: string; focus: readonly [number, number] };
	mark: { file: string; hash: string };
	colors: SiteColors;
};

/** The page's title on the ground of its picture, in the largest size in which it has room. */
export async function drawShare(
	card: Card,
	groundOf: (card: Card) => Promise<Drawing>,
	fonts: ShareFonts,
	path: string,
): Promise<void> {
	const ground = await groundOf(card);
	const title = await fitTitle(card.title, fonts.display, card.colors.onTheme);
	await sharp(ground.data, { raw: ground.info })
		.composite([layer(title, margin, margin + 86)])
		.jpeg({ quality: 82 })
		.toFile(path);
}

/** Pixels, and how many of them. */
type Drawing = {
	data: Buffer;
	info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

/**
 * Draws what pictures of the same photograph share: the photograph to the right, the dark ground to the left, the mark
 * above and the gym below the title. Once for each: thousands of articles have few photographs.
 */
export function groundDesk({ images }: Content, fonts: ShareFonts) {
	const drawn = new Map<string, Promise<Drawing>>();
	return (card: Card): Promise<Drawing> => {
		const key = JSON.stringify({ ...card, title: "" });
		const found = drawn.get(key) ?? drawGround(card, images, fonts);
		drawn.set(key, found);
		return found;
	};
}

async function drawGround(
	{ name, place, photo, mark, colors }: Card,
	images: Content["images"],
	fonts: ShareFonts,
): Promise<Drawing> {
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
	const gym = await words(name, 30, colors.onTheme, fonts.text);
	const where = await words(place, 26, colors.onTheme2, fonts.text);
	const bottom = height - margin;

	return sharp(master.path)
		.autoOrient()
		.extract(cropTo(master, [width, height], photo.focus))
		.resize(width, height, { fit: "fill" })
		.composite([
			{ input: Buffer.from(groundSvg(colors)) },
			{
				input: await sharp(Buffer.from(svg), { density: 300 })
					.resize({ height: 64 })
					.png()
					.toBuffer(),
				left: margin,
				top: margin - 8,
			},
			layer(gym, margin, bottom - where.info.height - gym.info.height - 14),
			layer(where, margin, bottom - where.info.height),
		])
		.raw()
		.toBuffer({ resolveWithObject: true });
}

function layer({ data, info }: Drawing, left: number, top: number) {
	return { input: data, raw: info, left, top };
}

async function fitTitle(
	title: string,
	font: ShareFont,
	color: string,
): Promise<Drawing> {
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
): Promise<Drawing> {
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
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/** The scrim of the design's heroes, anchored to the text, and the bar with its plates. */
function groundSvg({ theme, accent }: SiteColors): string {
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
