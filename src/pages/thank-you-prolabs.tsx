import page from "content:thank-you-prolabs";
import { ContactTiles } from "#sections/thank-you/contact-tiles.tsx";
import { ThankYou } from "#sections/thank-you/thank-you.tsx";
import { headTags } from "#seo/head-tags.ts";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

export default function ThankYouProlabsPage() {
	return (
		<ThankYou {...page}>
			<ContactTiles words={page.tiles} email={page.email} />
			<p className="row thanks-links">
				<Link href="/programs" {...buttonLook()}>
					{page.programs}
				</Link>
				<Link href="/" {...buttonLook({ variant: "outline" })}>
					{page.home}
				</Link>
			</p>
		</ThankYou>
	);
}
