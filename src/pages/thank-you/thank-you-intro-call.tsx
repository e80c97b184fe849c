import page from "content:thank-you-intro-call";
import type { PageHandle } from "#shell/page-handle.ts";
import { IntroCallNotes } from "./intro-call-notes.tsx";
import { ThankYou } from "./thank-you.tsx";

export const handle: PageHandle = { page };

export default function ThankYouIntroCallPage() {
	return (
		<ThankYou {...page}>
			<IntroCallNotes page={page} />
		</ThankYou>
	);
}
