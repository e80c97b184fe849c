import type { ReactNode } from "react";
import { Words } from "./words.tsx";

type Props = {
	points: readonly { title: string; text: string; more?: ReactNode }[];
	/** Ruled rows, side by side each under its own rule, or numbered one after the other. */
	look?: "points" | "benefit-grid" | "steps";
	/** The level below the heading of their section. */
	heading?: "h2" | "h3";
	className?: string;
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
		<List className={`${look} ${className}`.trim()}>
			{points.map(({ title, text, more }) => (
				<li key={title}>
					<Heading>{title}</Heading>
					<p>
						<Words>{text}</Words>
					</p>
					{more}
				</li>
			))}
		</List>
	);
}
