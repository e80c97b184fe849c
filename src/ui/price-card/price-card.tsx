import type { ReactNode } from "react";
import barbellRule from "../barbell-rule/barbell-rule.module.css";
import { CheckList } from "../text/check-list.tsx";
import css from "./price-card.module.css";

type Props = {
	id?: string;
	nameId: string;
	name: string;
	description: string;
	/** The number of weight plates on the barbell rule. A larger plan has more plates. */
	plates: number;
	isHighlighted: boolean;
	badge?: string | undefined;
	price: ReactNode;
	isRate?: boolean;
	quota?: ReactNode;
	features: readonly string[];
	action: ReactNode;
	className?: string | undefined;
};

export function PriceCard({
	id,
	nameId,
	name,
	description,
	plates,
	isHighlighted,
	badge,
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
			className={`${css.priceCard} ${className} ${isHighlighted ? "on-dark" : ""}`.trim()}
			data-highlighted={isHighlighted ? "" : undefined}
			aria-labelledby={nameId}
		>
			<hr className={barbellRule.barbellRule} data-weight-plates={plates} />
			{isHighlighted && badge && <p className={css.badge}>{badge}</p>}
			<h3 id={nameId}>{name}</h3>
			<p className={css.description}>{description}</p>
			<p className={css.price} data-rate={isRate ? "" : undefined}>
				{price}
			</p>
			{quota && <p className={css.quota}>{quota}</p>}
			<CheckList lines={features} />
			{action}
		</article>
	);
}
