import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "#model/files.ts";
import { forEachAtOnce } from "../at-once.ts";
import { isFastBuild } from "../content/fast-build.ts";
import { sharePicture } from "../share/share-pictures.ts";
import { addToHead } from "./head-additions.ts";
import { icons } from "./icons.ts";
import {
	listedPages,
	type PublishedPage,
	readPublishedPage,
} from "./published-page.ts";
import { type SiteColors, siteFiles } from "./site-files.ts";

type Options = {
	content: Content;
	/** The file names of the pages, after the pass over their scripts. */
	names: readonly string[];
	/** The folder that is published. */
	site: string;
	/** Where share pictures are kept between builds. */
	cache: string;
};

/** Writes the pages with what only machines read in their heads, and the files that machines look for beside them. */
export async function publishForSearch({
	content,
	names,
	site,
	cache,
}: Options): Promise<void> {
	// Read one by one, here and below: thousands of pages do not fit into memory.
	const pages = new Map<string, PublishedPage>();
	for (const name of names) {
		const path = `/${name.replace(/(index)?\.html$/, "")}`;
		const html = await readFile(join(site, name), "utf8");
		pages.set(name, readPublishedPage(path, html));
	}
	const listed = listedPages([...pages.values()], content.site.url);
	const listedByPath = new Map(listed.map((page) => [page.path, page]));
	const colors = await designColors();
	await mkdir(join(site, "share"), { recursive: true });
	await forEachAtOnce([...pages], async ([name, page]) => {
		let image = "/share/left-out-of-a-fast-build.jpg";
		if (!isFastBuild) {
			const drawn = await sharePicture(page, content, colors, cache);
			image = drawn.address;
			await copyFile(drawn.path, join(site, image));
		}
		const file = join(site, name);
		const html = await readFile(file, "utf8");
		const context = { content, page, html, listed: listedByPath, image };
		await write(file, addToHead(html, context));
	});
	for (const [address, text] of siteFiles(content, listed, colors))
		await write(join(site, address), text);
	const icon = content.images.get(content.site.favicon)?.path ?? "";
	const drawn = await icons(await readFile(icon), colors.theme);
	for (const [address, file] of drawn) await write(join(site, address), file);
}

/** Of the design's tokens: the page, the dark ground of bar and icon with the words on it, the one bright color. */
async function designColors(): Promise<SiteColors> {
	const tokens = await readFile("src/styles/tokens.css", "utf8");
	const color = (name: string) => {
		const found = new RegExp(
			`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})[,;]`,
		).exec(tokens);
		if (!found?.[1])
			throw new Error(`src/styles/tokens.css has no color named ${name}`);
		return found[1];
	};
	return {
		ground: color("bg"),
		theme: color("rubber"),
		onTheme: color("on-rubber"),
		onTheme2: color("on-rubber-2"),
		accent: color("morning"),
	};
}

async function write(path: string, file: string | Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, file);
}
