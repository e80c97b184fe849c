import page from "content:terms";
import type { PageHandle } from "#shell/page-handle.ts";
import { LegalDocument } from "./legal-document.tsx";

export const handle: PageHandle = { page };

export default function TermsPage() {
	return <LegalDocument page={page} />;
}
