import { sectionsOf } from "#lib/rich-text.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";

export type LegalPageProps = ReturnType<typeof legalPageProps>;

export function legalPageProps(
	content: Content,
	name: "terms" | "privacy" | "accessibility",
) {
	const page = content.pages[name];
	return {
		...page,
		updatedOn: toIsoDate(page.updated),
		sections: sectionsOf(page.body),
	};
}
