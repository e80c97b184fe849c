import type { Content } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { addToHead } from "../../../publish/search/head-additions.ts";
import { readPublishedPage } from "../../../publish/search/published-page.ts";
import { renderPage } from "../../../src/document/render-page.tsx";
import { frozenContent } from "../contents.ts";
import { type BuiltPage, parsePage } from "./built-pages.ts";

const assets = {
	islands: "/assets/entry.js",
	styles: { document: "", afterMain: "", pages: {} },
};
const cache = new Map<Content, Map<string, BuiltPage>>();

/** The page as the build writes it, without styles and scripts. Throws if there is no such page. */
export function renderedPage(
	path: string,
	gym: Content = frozenContent,
): BuiltPage {
	const pages = cache.get(gym) ?? new Map<string, BuiltPage>();
	cache.set(gym, pages);
	const page = pages.get(path) ?? render(path, gym);
	pages.set(path, page);
	return page;
}

export function renderedPages(gym: Content = frozenContent): BuiltPage[] {
	return addressesOf(gym).map((path) => renderedPage(path, gym));
}

function render(path: string, gym: Content): BuiltPage {
	const html = renderPage(path, gym, createImages(gym.images), assets);
	const page = readPublishedPage(path, html);
	const image = "/share.jpg";
	return parsePage(path, addToHead({ content: gym, page, html, image }));
}
