import { sectionsOf } from "#lib/rich-text.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";
import { headView } from "#model/views/head.ts";
import type { LegalPageProps } from "./legal-document.tsx";

export function termsPageProps(content: Content): LegalPageProps {
	return legalPageProps(content, "/terms", content.pages.terms);
}

export function privacyPageProps(content: Content): LegalPageProps {
	return legalPageProps(content, "/privacy", content.pages.privacy);
}

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
		updatedOn: toIsoDate(page.updated),
		sections: sectionsOf(page.body),
	};
}
