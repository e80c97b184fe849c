import type { ReactNode } from "react";
import barbellRule from "../barbell-rule/barbell-rule.module.css";
import { CheckList } from "../text/check-list.tsx";
import css from "./price-card.module.css";

type Props = {
	id?: string;
	nameId: string;
	name: string;
	audience: string;
	/** Weight plates on the barbell rule: more for a larger plan. */
	weightPlates: number;
	isHighlighted: boolean;
	badge?: string | undefined;
	price: ReactNode;
	isRate?: boolean;
	allowance?: ReactNode;
	features: readonly string[];
	action: ReactNode;
	className?: string | undefined;
};

export function PriceCard({
	id,
	nameId,
	name,
	audience,
	weightPlates,
	isHighlighted,
	badge,
	price,
	isRate = false,
	allowance,
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
			<hr
				className={barbellRule.barbellRule}
				data-weight-plates={weightPlates}
				data-bright={isHighlighted ? "" : undefined}
			/>
			{isHighlighted && badge && <p className={css.badge}>{badge}</p>}
			<h3 id={nameId}>{name}</h3>
			<p className={css.audience}>{audience}</p>
			<p className={css.price} data-rate={isRate ? "" : undefined}>
				{price}
			</p>
			{allowance && <p className={css.allowance}>{allowance}</p>}
			<CheckList lines={features} />
			{action}
		</article>
	);
}
