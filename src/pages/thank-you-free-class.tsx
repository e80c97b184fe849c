import page from "content:thank-you-free-class";
import { ThankYou } from "#sections/thank-you.tsx";
import { headTags } from "#seo/head-tags.ts";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

export default function ThankYouFreeClassPage() {
	return <ThankYou page={page} />;
}
