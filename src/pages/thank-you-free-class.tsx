import page from "content:thank-you-free-class";
import { ClassTime } from "#sections/thank-you/class-time.tsx";
import { ThankYou } from "#sections/thank-you/thank-you.tsx";
import { headTags } from "#seo/head-tags.ts";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

export default function ThankYouFreeClassPage() {
	return (
		<ThankYou
			{...page}
			hasProfiles
			time={<ClassTime time={page.time} />}
			firstAction={
				<Link href={page.waiverUrl} isExternal hasArrow {...buttonLook()}>
					{page.waiver}
				</Link>
			}
		>
			<section className="thanks-part" aria-labelledby="expect-title">
				<h2 id="expect-title">{page.expect.title}</h2>
				<p>{page.expect.text}</p>
			</section>
		</ThankYou>
	);
}
