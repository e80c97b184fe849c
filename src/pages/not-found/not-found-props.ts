import type { Content } from "#model/files.ts";
import { headView } from "#model/views/head.ts";
import type { NotFoundPageProps } from "./not-found.tsx";

export function notFoundPageProps(content: Content): NotFoundPageProps {
	const { head, ...page } = content.pages.notFound;
	return { ...page, head: headView(content, "/not-found", head) };
}
