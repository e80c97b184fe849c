import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useCurrentPath } from "../navigation/navigation.ts";

type Props = {
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
	className?: string | undefined;
	onClick?: (event: MouseEvent) => void;
	"aria-label"?: string;
	"data-variant"?: string;
	"data-size"?: string;
	children: ReactNode;
};

/**
 * Every link of the site. Pages of this site are fetched ahead when the visitor points at them; the rest are plain
 * links. For a control that does something instead of leading somewhere, use a button.
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
	const Arrow = isExternal ? ArrowUpRight : ArrowRight;
	const words = (
		<>
			{children}
			{hasArrow && <Arrow className="icon" />}
		</>
	);
	if (isExternal) {
		return (
			<a {...rest} href={href} target="_blank" rel="noopener">
				{words}
				<span className="visually-hidden"> (opens in a new tab)</span>
			</a>
		);
	}
	if (isFile || !href.startsWith("/")) {
		return (
			<a {...rest} href={href}>
				{words}
			</a>
		);
	}
	return (
		<PageLink {...rest} href={href} isSection={isSection}>
			{words}
		</PageLink>
	);
}

/** InSiteLinks answers it. */
function PageLink({
	href,
	isSection,
	...rest
}: ComponentProps<"a"> & { href: string; isSection: boolean }) {
	const path = useCurrentPath();
	const isCurrent = path === href || (isSection && path.startsWith(`${href}/`));
	return (
		<a
			{...rest}
			href={href}
			aria-current={isCurrent ? "page" : undefined}
			data-in-site=""
		/>
	);
}
