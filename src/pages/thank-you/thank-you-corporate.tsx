import { buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";
import type { ThankYouCorporatePageProps } from "./thank-you-props.ts";

export function ThankYouCorporatePage(page: ThankYouCorporatePageProps) {
	return (
		<ThankYou {...page}>
			<section className={thankYou.part} aria-labelledby="suits-title">
				<h2 id="suits-title">{page.suits.title}</h2>
				<p>{page.suits.text}</p>
				<Link href="/contact" {...buttonProps()}>
					{page.action}
				</Link>
			</section>
		</ThankYou>
	);
}
