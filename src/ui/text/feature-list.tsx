import type { ReactNode } from "react";
import css from "./feature-list.module.css";

type Props = {
	points: readonly { title: string; text: string; more?: ReactNode }[];
	look?: "rows" | "benefitGrid" | "steps";
	heading?: "h2" | "h3";
	className?: string | undefined;
};

export function FeatureList({
	points,
	look = "rows",
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
