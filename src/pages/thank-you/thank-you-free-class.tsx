import { Island } from "#islands/island.tsx";
import { ClassTime } from "#pages/thank-you/class-time.tsx";
import { buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";
import type { ThankYouFreeClassPageProps } from "./thank-you-props.ts";

export function ThankYouFreeClassPage(page: ThankYouFreeClassPageProps) {
	return (
		<ThankYou
			{...page}
			time={<Island name="ClassTime" component={ClassTime} props={page.time} />}
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
