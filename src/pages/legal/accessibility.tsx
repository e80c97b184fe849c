import page from "content:accessibility";
import type { PageHandle } from "#shell/page-handle.ts";
import { LegalDocument } from "./legal-document.tsx";

export const handle: PageHandle = { page };

export default function AccessibilityPage() {
	return <LegalDocument page={page} />;
}
