import type { ReactNode } from "react";
import bar from "../bar/bar.module.css";
import { Checks } from "../text/checks.tsx";
import css from "./plan.module.css";

type Props = {
	/** The anchor of the card, where the page leads to it. */
	id?: string;
	/** Of the plan's name. */
	nameId: string;
	name: string;
	/** Whom it is for. */
	description: string;
	/** Plates on the bar over the card: the more, the larger the plan. */
	plates: number;
	/** On the dark ground with a bright bar. */
	isHighlighted: boolean;
	/** Stands on a highlighted card. */
	mark?: string | undefined;
	price: ReactNode;
	/** The price and its unit are one word. */
	isRate?: boolean;
	/** How much of it, below the price. */
	quota?: ReactNode;
	features: readonly string[];
	/** The button that begins it. */
	action: ReactNode;
	className?: string | undefined;
};

/** A plan with its price, what it holds and the button that begins it (ENT-11). */
export function Plan({
	id,
	nameId,
	name,
	description,
	plates,
	isHighlighted,
	mark,
	price,
	isRate = false,
	quota,
	features,
	action,
	className = "",
}: Props) {
	return (
		<article
			id={id}
			className={`${css.plan} ${className} ${isHighlighted ? "on-dark" : ""}`.trim()}
			data-highlighted={isHighlighted ? "" : undefined}
			aria-labelledby={nameId}
		>
			<hr
				className={bar.bar}
				data-plates={plates}
				data-hot={isHighlighted ? "" : undefined}
			/>
			{isHighlighted && mark && <p className={css.mark}>{mark}</p>}
			<h3 id={nameId}>{name}</h3>
			<p className={css.for}>{description}</p>
			<p className={css.price} data-rate={isRate ? "" : undefined}>
				{price}
			</p>
			{quota && <p className={css.quota}>{quota}</p>}
			<Checks lines={features} />
			{action}
		</article>
	);
}
