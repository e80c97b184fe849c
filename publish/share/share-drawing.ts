import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import { shareSize } from "#lib/constants.ts";
import type { Content } from "#model/files.ts";
import { cropTo } from "#model/pictures/pictures.ts";
import { cropped } from "../content/encode-pictures.ts";
import type { DesignColors } from "../seo/design-colors.ts";
import { graphemesOf } from "./drawable-text.ts";

/** Part of the cache key: increment it when the drawing changes. */
export const drawingVersion = 6;

const { width, height } = shareSize;
const margin = 72;
const titleWidth = 660;
const titleHeight = 252;
const titleSizes = [88, 80, 72, 64, 56, 48, 40] as const;

const titleFamily = "Besley";
const textFamily = "Instrument Sans";

const require = createRequire(import.meta.url);

/**
 * satori accepts no variable fonts. It uses only one file per family name, so each subset is a
 * family of its own.
 */
const fontFiles = {
	[titleFamily]: subsets(
		require.resolve("@fontsource/besley/files/besley-latin-800-normal.woff"),
	),
	[textFamily]: subsets(
		require.resolve(
			"@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
		),
	),
};

function subsets(latin: string): string[] {
	return [latin, latin.replace("-latin-", "-latin-ext-")];
}

const fonts = await Promise.all(
	Object.entries(fontFiles).flatMap(([family, files]) =>
		files.map(async (file, index) => ({
			name: `${family} ${index}`,
			data: await readFile(file),
		})),
	),
);

function fontFamily(family: keyof typeof fontFiles): string {
	return fontFiles[family]
		.map((_file, index) => `"${family} ${index}"`)
		.join(", ");
}

export async function missingIn(text: string): Promise<string[]> {
	const missing = new Set<string>();
	await satori(box({ fontFamily: fontFamily(titleFamily) }, text), {
		width,
		height,
		fonts,
		loadAdditionalAsset: async (_language, text) => {
			for (const letter of graphemesOf(text)) missing.add(letter);
			return [];
		},
	});
	return [...missing];
}

/** Everything that a share picture shows; its hash is the cache key. */
export type Card = {
	title: string;
	name: string;
	place: string;
	photo: { file: string; hash: string; focus: readonly [number, number] };
	logo: { file: string; hash: string };
	colors: DesignColors;
};

export async function drawShare(
	card: Card,
	images: Content["images"],
	path: string,
): Promise<void> {
	const photo = images.get(card.photo.file);
	const logo = images.get(card.logo.file);
	if (!photo || !logo)
		throw new Error(
			`content/images lacks ${card.photo.file} or ${card.logo.file} for a share picture`,
		);
	const svg = await textSvg(card, await readFile(logo.path, "utf8"));
	const crop = cropTo(photo, [width, height], card.photo.focus);
	await cropped({ master: photo, crop, width, height })
		.flatten({ background: card.colors.theme })
		.composite([{ input: Buffer.from(svg) }])
		.jpeg({ quality: 82 })
		.toFile(path);
}

async function textSvg(card: Card, logo: string): Promise<string> {
	let svg = "";
	for (const size of titleSizes) {
		let hasRoom = true;
		svg = await satori(cardElement(card, logo, size), {
			width,
			height,
			fonts,
			onNodeDetected: (box) => {
				if (box.key === "title") hasRoom &&= box.height <= titleHeight;
				if (box.key === "word") hasRoom &&= box.width <= titleWidth;
			},
		});
		if (hasRoom) break;
	}
	return svg;
}

function cardElement(
	{ title, name, place, colors }: Card,
	logo: string,
	size: number,
): ReactNode {
	const { theme, accent, onTheme, mutedOnTheme } = colors;
	const coloredLogo = Buffer.from(logo.replaceAll("currentColor", accent));
	return box(
		{
			width,
			height,
			boxSizing: "border-box",
			flexDirection: "column",
			padding: margin,
			// The same gradient as behind hero texts.
			backgroundImage: `linear-gradient(90deg, ${theme} 30%, ${theme}c7 60%, ${theme}0a)`,
			fontFamily: fontFamily(textFamily),
			lineHeight: 1.2,
		},
		createElement("img", {
			src: `data:image/svg+xml;base64,${coloredLogo.toString("base64")}`,
			height: 64,
			style: { alignSelf: "flex-start", marginTop: -8 },
		}),
		createElement(
			"div",
			{ key: "title", style: titleStyle(size, onTheme) },
			...title
				.split(" ")
				.map((word) => createElement("div", { key: "word" }, word)),
		),
		barbell(accent),
		box({ marginTop: 36, fontSize: 30, color: onTheme }, name),
		box({ marginTop: 8, fontSize: 26, color: mutedOnTheme }, place),
	);
}

/** Makes each word a flex item, so that `textSvg` can compare its width with the title's. */
function titleStyle(size: number, color: string): CSSProperties {
	return {
		display: "flex",
		flexWrap: "wrap",
		alignSelf: "flex-start",
		width: titleWidth,
		marginTop: 28,
		columnGap: size * 0.25,
		fontFamily: fontFamily(titleFamily),
		fontSize: size,
		lineHeight: 1.1,
		letterSpacing: "-0.022em",
		color,
	};
}

function barbell(backgroundColor: string): ReactNode {
	const part = (left: number, wide: number, high: number) =>
		box({
			position: "absolute",
			left,
			top: -high / 2,
			width: wide,
			height: high,
			backgroundColor,
		});
	return box(
		{ position: "relative", marginTop: "auto" },
		part(0, titleWidth, 2),
		part(0, 62, 6),
		part(34, 7, 22),
		part(43, 7, 30),
		part(52, 6, 12),
	);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
	return createElement(
		"div",
		{ style: { display: "flex", ...style } },
		...children,
	);
}
