import type pricing from "content:pricing";
import { ArrowDown } from "lucide-react";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import pageHead from "#ui/section/page-head.module.css";
import sectionHead from "#ui/section/section-head.module.css";
import css from "./pricing-head.module.css";

type Props = Pick<typeof pricing, "hero" | "plans">;

/** The page's head: on phones with the price board, three lines that answer in three seconds. */
export function PricingHead({ hero, plans }: Props) {
	return (
		<div className={`${layout.wrap} ${pageHead.pageHead} ${css.pricingHead}`}>
			<div className={`${sectionHead.sectionHead} ${css.columns}`}>
				<h1 tabIndex={-1}>{hero.headline}</h1>
				<p>
					{hero.lead}
					<br />
					<Link href="#pricing-estimator" className="text-link">
						{hero.estimatorLink}
						<ArrowDown className="icon" />
					</Link>
				</p>
			</div>
			<ul className={`${css.board} ${only.onScreen}`}>
				{plans.list.map(({ id, name, shortQuota, price, period }) => (
					<li key={id}>
						<Link href={`#${id}`}>
							<span>
								{name} <small>{shortQuota}</small>
							</span>
							<span className="unbroken">
								<b>{price}</b> <small>/ {period}</small>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
