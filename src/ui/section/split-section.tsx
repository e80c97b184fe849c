import type { ComponentProps } from "react";
import layout from "../layout/layout.module.css";
import { Section } from "./section.tsx";

type Props = Pick<
	ComponentProps<typeof Section>,
	"id" | "tone" | "children"
> & {
	picture?: "end" | "narrow-start" | "narrow-end";
	/** The last child is the aside's footer. */
	hasFoot?: boolean;
	className?: string | undefined;
};

export function SplitSection({
	picture,
	hasFoot = false,
	className = "",
	children,
	...section
}: Props) {
	return (
		<Section {...section}>
			<div
				className={`${layout.wrap} ${layout.split} ${className}`.trim()}
				data-picture={picture}
				data-foot={hasFoot ? "" : undefined}
			>
				{children}
			</div>
		</Section>
	);
}
