import type { Content } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { requiredPageAt } from "#pages/pages.ts";
import { headTags } from "../../../publish/seo/head-tags.ts";
import { renderPage } from "../../../src/document/render-page.tsx";
import { frozenContent } from "../contents.ts";
import { type BuiltPage, parsePage } from "./built-pages.ts";

const assets = {
	islands: "/assets/entry.js",
	styles: { document: "", belowMain: "", pages: {} },
};

const frozenImages = createImages(frozenContent.images);
const frozenPages = new Map<string, BuiltPage>();
for (const path of addressesOf(frozenContent))
	frozenPages.set(path, await renderPageOf(frozenContent, path, frozenImages));

/** Returns a page as the build writes it, but without styles and scripts. */
export async function renderPageOf(
	content: Content,
	path: string,
	images = createImages(content.images),
): Promise<BuiltPage> {
	const page = requiredPageAt(path, content).head(content);
	const tags = headTags({ content, path, page, image: "/share.jpg" });
	return parsePage(path, await renderPage(path, content, images, assets, tags));
}

export function renderedPage(path: string): BuiltPage {
	const page = frozenPages.get(path);
	if (!page) throw new Error(`There is no page at ${path}`);
	return page;
}

export function renderedPages(): BuiltPage[] {
	return [...frozenPages.values()];
}
