import type { ReactNode } from "react";
import barbellRule from "../barbell-rule/barbell-rule.module.css";
import { CheckList } from "../text/check-list.tsx";
import css from "./plan.module.css";

type Props = {
	id?: string;
	nameId: string;
	name: string;
	description: string;
	/** Weight plates on the barbell rule: more for a larger plan. */
	plates: number;
	isHighlighted: boolean;
	mark?: string | undefined;
	price: ReactNode;
	isRate?: boolean;
	quota?: ReactNode;
	features: readonly string[];
	action: ReactNode;
	className?: string | undefined;
};

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
				className={barbellRule.barbellRule}
				data-weight-plates={plates}
				data-bright={isHighlighted ? "" : undefined}
			/>
			{isHighlighted && mark && <p className={css.mark}>{mark}</p>}
			<h3 id={nameId}>{name}</h3>
			<p className={css.for}>{description}</p>
			<p className={css.price} data-rate={isRate ? "" : undefined}>
				{price}
			</p>
			{quota && <p className={css.quota}>{quota}</p>}
			<CheckList lines={features} />
			{action}
		</article>
	);
}
