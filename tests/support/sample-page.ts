import type { PublishedPage } from "../../publish/search/published-page.ts";
import { frozen } from "./gyms.ts";

const { url, shortName } = frozen.content().site;

/** A page of the frozen gym at any path. */
export function samplePage(
	path: string,
	title = `Page ${path} | ${shortName}`,
): PublishedPage {
	const description = "What it is about.";
	return { path, title, description, canonical: url + path };
}
