import type { ReactNode } from "react";
import css from "./points.module.css";

/** A title and a sentence or two. */
export type Point = { title: string; text: string };

type Props = {
	points: readonly (Point & { more?: ReactNode })[];
	/** Ruled rows, side by side each under its own rule, or numbered one after the other. */
	look?: "points" | "benefitGrid" | "steps";
	/** The level below the heading of their section. */
	heading?: "h2" | "h3";
	className?: string | undefined;
};

/** Points with a title and a sentence each (ENT-09). */
export function Points({
	points,
	look = "points",
	heading: Heading = "h3",
	className = "",
}: Props) {
	const List = look === "steps" ? "ol" : "ul";
	return (
		<List className={`${css[look]} ${className}`.trim()}>
			{points.map(({ title, text, more }) => (
				<li key={title}>
					<Heading>{title}</Heading>
					<p>{text}</p>
					{more}
				</li>
			))}
		</List>
	);
}
