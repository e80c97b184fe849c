import type pricing from "content:pricing";
import { ArrowDown } from "lucide-react";
import { Link } from "#ui/link.tsx";

type Props = Pick<typeof pricing, "hero" | "plans">;

/** The page's head: on phones with the price board, three lines that answer in three seconds. */
export function PricingHead({ hero, plans }: Props) {
	return (
		<div className="wrap page-head pricing-head">
			<div className="section-head">
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
			<ul className="price-board">
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
