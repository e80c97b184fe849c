import page from "content:privacy";
import type { PageHandle } from "#shell/page-handle.ts";
import { LegalDocument } from "./legal-document.tsx";

export const handle: PageHandle = { page };

export default function PrivacyPage() {
	return <LegalDocument page={page} />;
}
