import type home from "content:home";
import {
	ArrowRight,
	ArrowUpRight,
	CalendarDays,
	Clock,
	Tag,
} from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";

type Props = { offerings: (typeof home)["offerings"] };

/** Everything the gym offers: two with a picture, the others as ruled rows, each with its price. */
export function Offerings({ offerings }: Props) {
	return (
		<Section id="offerings" band="concrete">
			<div className="wrap">
				<SectionHead
					id="offerings"
					title={offerings.title}
					lead={offerings.lead}
				/>
				<div className="columns">
					{offerings.features.map((feature) => (
						<Feature key={feature.to} feature={feature} />
					))}
				</div>
				<ul className="ledger">
					{offerings.rows.map(({ title, text, price, href, isExternal }) => (
						<li key={title}>
							<Link href={href} isExternal={isExternal} className="ledger-row">
								<h3>{title}</h3>
								<p>{text}</p>
								<p className="ledger-price">{price}</p>
								{isExternal ? (
									<ArrowUpRight className="icon" />
								) : (
									<ArrowRight className="icon" />
								)}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

function Feature({
	feature,
}: {
	feature: Props["offerings"]["features"][number];
}) {
	return (
		<article className="feature">
			<Picture picture={feature.photo} />
			<h3>
				<Link href={feature.to}>{feature.title}</Link>
			</h3>
			<p>{feature.text}</p>
			<ul className="feature-facts">
				<li>
					<Clock className="icon" />
					{feature.duration}
				</li>
				{feature.days && (
					<li>
						<CalendarDays className="icon" />
						{feature.days}
					</li>
				)}
				<li>
					<Tag className="icon" />
					{feature.price}
				</li>
			</ul>
		</article>
	);
}
