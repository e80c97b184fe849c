import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { useCurrentPath } from "../navigation/navigation.ts";

type Props = ComponentProps<"a"> & {
	/** A path of this site, an anchor of the page, or a full address. */
	href: string;
	/** Opens a new tab and says so to screen readers (ROUTE-23). */
	isExternal?: boolean;
	/** Draws an arrow after the words: to the right, or up where the link leads elsewhere. */
	hasArrow?: boolean;
	/** A file of this site, such as a calendar: the browser fetches it, the page stays. */
	isFile?: boolean;
	/** Also marked as current on the pages below its own (/fitness-tips/nutrition/…). */
	isSection?: boolean;
};

/**
 * Every link of the site. For a control that does something instead of leading somewhere, use a button.
 */
export function Link({
	href,
	isExternal = false,
	hasArrow = false,
	isFile = false,
	isSection = false,
	children,
	...rest
}: Props) {
	const path = useCurrentPath();
	const isPage = !isExternal && !isFile && href.startsWith("/");
	const isCurrent = path === href || (isSection && path.startsWith(`${href}/`));
	const Arrow = isExternal ? ArrowUpRight : ArrowRight;
	return (
		<a
			{...rest}
			href={href}
			target={isExternal ? "_blank" : undefined}
			rel={isExternal ? "noopener" : undefined}
			aria-current={isPage && isCurrent ? "page" : undefined}
		>
			{children}
			{hasArrow && <Arrow className="icon" />}
			{isExternal && (
				<span className="visually-hidden"> (opens in a new tab)</span>
			)}
		</a>
	);
}
