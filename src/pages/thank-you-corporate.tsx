import page from "content:thank-you-corporate";
import { ThankYou } from "#sections/thank-you/thank-you.tsx";
import { headTags } from "#seo/head-tags.ts";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

export default function ThankYouCorporatePage() {
	return (
		<ThankYou {...page}>
			<section className="thanks-part" aria-labelledby="suits-title">
				<h2 id="suits-title">{page.suits.title}</h2>
				<p>{page.suits.text}</p>
				<Link href="/contact" {...buttonLook()}>
					{page.action}
				</Link>
			</section>
		</ThankYou>
	);
}
