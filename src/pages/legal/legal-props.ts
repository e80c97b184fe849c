import { sectionsOf } from "#lib/rich-text.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";
import type { LegalPageProps } from "./legal-document.tsx";

export function legalPageProps(
	content: Content,
	name: "terms" | "privacy" | "accessibility",
): LegalPageProps {
	const page = content.pages[name];
	return {
		...page,
		updatedOn: toIsoDate(page.updated),
		sections: sectionsOf(page.body),
	};
}
