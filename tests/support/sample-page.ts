import { type PageMeta, pageMetaView } from "#model/views/page-meta.ts";
import { frozen } from "./gyms.ts";

const content = frozen.content();

/** A page of the frozen gym at any path. */
export function samplePage(path: string, title = `Page ${path}`): PageMeta {
	const description = "What it is about.";
	const head = { title, description, keywords: [], noindex: false };
	return pageMetaView(content, path, head);
}
