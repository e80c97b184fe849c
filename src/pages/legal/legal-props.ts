import { sectionsOf } from "#lib/rich-text.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";
import { pageMetaView } from "#model/views/page-meta.ts";
import type { LegalPageProps } from "./legal-document.tsx";

export function legalPageProps(
	content: Content,
	name: "terms" | "privacy" | "accessibility",
): LegalPageProps {
	const { head, ...page } = content.pages[name];
	return {
		...page,
		head: pageMetaView(content, `/${name}`, head),
		updatedOn: toIsoDate(page.updated),
		sections: sectionsOf(page.body),
	};
}
