import type { ReactNode } from "react";
import css from "./feature-list.module.css";

export type Point = { title: string; text: string };

type Props = {
	points: readonly (Point & { more?: ReactNode })[];
	variant?: "rows" | "steps";
	heading?: "h2" | "h3";
	className?: string | undefined;
};

export function FeatureList({
	points,
	variant = "rows",
	heading: Heading = "h3",
	className = "",
}: Props) {
	const List = variant === "steps" ? "ol" : "ul";
	return (
		<List className={`${css[variant]} ${className}`.trim()}>
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
