import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { useCurrentPath } from "../navigation/navigation.ts";

type Props = ComponentProps<"a"> & {
	href: string;
	/** Opens a new tab. A visually hidden text announces the new tab (ROUTE-23). */
	isExternal?: boolean;
	hasArrow?: boolean;
	/**
	 * Also marks the link as current on pages below the link's path, such as
	 * /fitness-tips/nutrition/….
	 */
	isSection?: boolean;
};

export function Link({
	href,
	isExternal = false,
	hasArrow = false,
	isSection = false,
	children,
	...rest
}: Props) {
	const path = useCurrentPath();
	const isCurrent = path === href || (isSection && path.startsWith(`${href}/`));
	const Arrow = isExternal ? ArrowUpRight : ArrowRight;
	return (
		<a
			{...rest}
			href={href}
			target={isExternal ? "_blank" : undefined}
			rel={isExternal ? "noopener" : undefined}
			aria-current={isCurrent ? "page" : undefined}
		>
			{children}
			{hasArrow && <Arrow className="icon" />}
			{isExternal && (
				<span className="visually-hidden"> (opens in a new tab)</span>
			)}
		</a>
	);
}
