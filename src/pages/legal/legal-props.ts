import { sectionsOf } from "#lib/rich-text.ts";
import type { Content } from "#model/files.ts";
import { machineDate } from "#model/schema/printed-date.ts";
import { headView } from "#model/views/head.ts";
import type { LegalPageProps } from "./legal-document.tsx";

/** What /terms shows. */
export function termsPageProps(content: Content): LegalPageProps {
	return legalPageProps(content, "/terms", content.pages.terms);
}

/** What /privacy shows. */
export function privacyPageProps(content: Content): LegalPageProps {
	return legalPageProps(content, "/privacy", content.pages.privacy);
}

/** What /accessibility shows. */
export function accessibilityPageProps(content: Content): LegalPageProps {
	return legalPageProps(content, "/accessibility", content.pages.accessibility);
}

function legalPageProps(
	content: Content,
	path: string,
	{ head, ...page }: Content["pages"]["terms"],
): LegalPageProps {
	return {
		...page,
		head: headView(content, path, head),
		updatedOn: machineDate(page.updated),
		sections: sectionsOf(page.body),
	};
}
