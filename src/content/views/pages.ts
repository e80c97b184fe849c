import type { Content } from "../read-content.ts";
import { headView } from "./head.ts";

export function notFoundView(content: Content) {
	const { head, ...page } = content.pages.notFound;
	return {
		...page,
		head: headView(content, "/not-found", { ...head, noindex: true }),
	};
}
