import { sectionsOf } from "../../lib/rich-text.ts";
import type { Content } from "../read-content.ts";
import { machineDate } from "../schema/printed-date.ts";
import { headView } from "./head.ts";

/** A legal page with its table of contents. */
export function legalView(
	content: Content,
	name: "terms" | "privacy" | "accessibility",
) {
	const { head, ...page } = content.pages[name];
	return {
		...page,
		updatedOn: machineDate(page.updated),
		head: headView(content, `/${name}`, head),
		sections: sectionsOf(page.body),
	};
}
