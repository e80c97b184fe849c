import type { ComponentProps } from "react";
import layout from "../layout/layout.module.css";
import { Section } from "./section.tsx";

type Props = Pick<
	ComponentProps<typeof Section>,
	"id" | "band" | "children"
> & {
	/** Where the picture or the heading stands: at the start, as wide as its text, when left out. */
	picture?: "end" | "narrow-start" | "narrow-end";
	/** A last child is the foot of the heading. */
	hasFoot?: boolean;
	/** Of the two columns. */
	className?: string | undefined;
};

/** A section in two columns: a picture beside its text, or a heading beside its list (splitPicture, splitBody). */
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
