import type { Content } from "#model/files.ts";
import { pageMetaView } from "#model/views/page-meta.ts";
import type { NotFoundPageProps } from "./not-found.tsx";

export function notFoundPageProps(content: Content): NotFoundPageProps {
	const { head, ...page } = content.pages.notFound;
	return { ...page, head: pageMetaView(content, "/not-found", head) };
}
