import page from "content:accessibility";
import { pageLinks, pageTags } from "#lib/head.ts";
import { plainPage } from "#shell/page-handle.ts";
import { LegalDocument } from "./legal-document.tsx";

export const handle = plainPage;
export const meta = () => pageTags(page.head);
export const links = () => pageLinks(page.head);

export default function AccessibilityPage() {
	return <LegalDocument page={page} />;
}
