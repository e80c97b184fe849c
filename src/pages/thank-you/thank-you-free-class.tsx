import page from "content:thank-you-free-class";
import type { PageHandle } from "#shell/page-handle.ts";
import { buttonLook } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import { ClassTime } from "./class-time.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";

export const handle: PageHandle = { page };

export default function ThankYouFreeClassPage() {
	return (
		<ThankYou
			{...page}
			time={<ClassTime />}
			firstAction={
				<Link href={page.waiverUrl} isExternal hasArrow {...buttonLook()}>
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
