import page from "content:thank-you-prolabs";
import type { PageHandle } from "#shell/page-handle.ts";
import { buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { ContactTiles } from "./contact-tiles.tsx";
import { ThankYou } from "./thank-you.tsx";
import css from "./thank-you-prolabs.module.css";

export const handle: PageHandle = { page };

export default function ThankYouProlabsPage() {
	return (
		<ThankYou {...page}>
			<ContactTiles words={page.tiles} email={page.email} />
			<p className={`${layout.row} ${css.links}`}>
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
