import page from "content:thank-you-intro-call";
import { pageTags } from "#lib/head.ts";
import { plainPage } from "#shell/page-handle.ts";
import { IntroCallNotes } from "./intro-call-notes.tsx";
import { ThankYou } from "./thank-you.tsx";

export const handle = plainPage;
export const meta = () => pageTags(page.head);

export default function ThankYouIntroCallPage() {
	return (
		<ThankYou {...page}>
			<IntroCallNotes page={page} />
		</ThankYou>
	);
}
