import page from "content:privacy";
import { LegalDocument } from "#sections/legal-document.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);
export const links = () => headLinks(page.head);

export default function PrivacyPage() {
	return <LegalDocument page={page} />;
}
