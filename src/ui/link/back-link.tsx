import type { MouseEvent, ReactNode } from "react";
import only from "../layout/only.module.css";
import { isForNewTab } from "../navigation/in-site-links.tsx";
import css from "./back-link.module.css";
import { Link } from "./link.tsx";

type Props = {
	/** Where it leads when the visitor came from elsewhere, and without script. */
	href: string;
	children: ReactNode;
};

/** Goes back one page of the visit, scroll position and all (ART-05); a plain link where there is none. */
export function BackLink({ href, children }: Props) {
	function goBack(event: MouseEvent) {
		if (isForNewTab(event) || !hasPageBehind()) return;
		event.preventDefault();
		history.back();
	}

	return (
		<Link
			href={href}
			className={`${css.backLink} ${only.onScreen}`}
			onClick={goBack}
		>
			{children}
		</Link>
	);
}

/** Whether the entry before this one is a page of this site: reached by the router, or by a link before it ran. */
function hasPageBehind(): boolean {
	const position = Number(history.state?.idx ?? 0);
	const isFromHere = document.referrer.startsWith(`${location.origin}/`);
	return history.length > 1 && (position > 0 || isFromHere);
}
