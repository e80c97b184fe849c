import page from "content:thank-you-corporate";
import type { PageHandle } from "#shell/page-handle.ts";
import { buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";

export const handle: PageHandle = { page };

export default function ThankYouCorporatePage() {
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
