import page from "content:thank-you-intro-call";
import { IntroCallNotes } from "#sections/thank-you/intro-call-notes.tsx";
import { ThankYou } from "#sections/thank-you/thank-you.tsx";
import { headTags } from "#seo/head-tags.ts";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

export default function ThankYouIntroCallPage() {
	return (
		<ThankYou {...page}>
			<IntroCallNotes page={page} />
		</ThankYou>
	);
}
