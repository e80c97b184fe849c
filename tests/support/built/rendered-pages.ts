import type { Content } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { pageAt } from "#pages/pages.ts";
import { publishedTags } from "../../../publish/search/published-tags.ts";
import { renderPage } from "../../../src/document/render-page.tsx";
import { frozenContent } from "../contents.ts";
import { type BuiltPage, parsePage } from "./built-pages.ts";

const assets = {
	islands: "/assets/entry.js",
	styles: { document: "", afterMain: "", pages: {} },
};

type RenderedGym = ReadonlyMap<string, BuiltPage>;

const frozenGym = await renderGym(frozenContent);

/** Returns the pages by path, as the build writes them but without styles and scripts. */
export async function renderGym(content: Content): Promise<RenderedGym> {
	const pages = new Map<string, BuiltPage>();
	const images = createImages(content.images);
	for (const path of addressesOf(content)) {
		const page = pageAt(path, content)?.head(content);
		if (!page) throw new Error(`There is no page at ${path}`);
		const tags = publishedTags({ content, path, page, image: "/share.jpg" });
		const html = await renderPage(path, content, images, assets, tags);
		pages.set(path, parsePage(path, html));
	}
	return pages;
}

export function renderedPage(
	path: string,
	gym: RenderedGym = frozenGym,
): BuiltPage {
	const page = gym.get(path);
	if (!page) throw new Error(`There is no page at ${path}`);
	return page;
}

export function renderedPages(gym: RenderedGym = frozenGym): BuiltPage[] {
	return [...gym.values()];
}
