import { CalendarDays, Clock, Tag } from "lucide-react";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import type { HomePageProps } from "./home-props.ts";
import css from "./offerings.module.css";

export function Offerings({ offerings }: Pick<HomePageProps, "offerings">) {
	return (
		<TitledSection
			id="offerings"
			title={offerings.title}
			lead={offerings.lead}
			tone="muted"
		>
			<div className={layout.columns}>
				{offerings.features.map((feature) => (
					<article
						key={feature.to}
						className={`${layout.pressable} ${css.feature}`}
					>
						<Picture picture={feature.photo} />
						<h3>
							<Link href={feature.to}>{feature.title}</Link>
						</h3>
						<p className="muted">{feature.text}</p>
						<ul className={`${layout.row} ${css.facts}`}>
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
				))}
			</div>
			<ul className={css.ledger}>
				{offerings.rows.map(({ title, text, price, href, isExternal }) => (
					<li key={title}>
						<Link
							href={href}
							isExternal={isExternal}
							hasArrow
							className={css.row}
						>
							<h3>{title}</h3>
							<p className="muted">{text}</p>
							<p className={css.price}>{price}</p>
						</Link>
					</li>
				))}
			</ul>
		</TitledSection>
	);
}
