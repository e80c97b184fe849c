import page from "content:thank-you-free-class";
import { Island } from "#islands/island.tsx";
import { ClassTime } from "#pages/thank-you/class-time.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";

export const handle: PageHandle = { page };

export default function ThankYouFreeClassPage() {
	return (
		<ThankYou
			{...page}
			time={<Island name="ClassTime" component={ClassTime} props={{}} />}
			firstAction={
				<Link href={page.waiverUrl} isExternal hasArrow {...buttonProps()}>
					{page.waiver}
				</Link>
			}
		>
			<section className={thankYou.part} aria-labelledby="expect-title">
				<h2 id="expect-title">{page.expect.title}</h2>
				<p>{page.expect.text}</p>
			</section>
		</ThankYou>
	);
}
