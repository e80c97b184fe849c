import page from "content:privacy";
import { headLinks, headTags } from "#shell/head/head-tags.ts";
import { plainPage } from "#shell/page-handle.ts";
import { LegalDocument } from "./legal-document.tsx";

export const handle = plainPage;
export const meta = () => headTags(page.head);
export const links = () => headLinks(page.head);

export default function PrivacyPage() {
	return <LegalDocument page={page} />;
}
