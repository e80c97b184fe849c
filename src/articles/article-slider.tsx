import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import sectionHeader from "#ui/section/section-header.module.css";
import { SectionHeader } from "#ui/section/section-header.tsx";
import { Arrows } from "#ui/slider/arrows.tsx";
import track from "#ui/slider/track.module.css";
import { ArticleCard, type Card } from "./article-card.tsx";
import css from "./article-slider.module.css";

type Props = {
	title: string;
	link: string;
	cards: readonly Card[];
};

export function ArticleSlider({ title, link, cards }: Props) {
	if (cards.length === 0) return null;
	return (
		<Section id="fitness-tips">
			<div data-enhance="card-slider" data-load="idle">
				<SectionHeader id="fitness-tips" title={title} className={layout.wrap}>
					<div className={`${sectionHeader.links} ${layout.row}`}>
						<Link href="/fitness-tips" hasArrow className="text-link">
							{link}
						</Link>
						<span
							className={`${css.controls} ${visibility.jsOnly} ${visibility.screenOnly}`}
						>
							<Arrows previous="Previous articles" next="Next articles" />
						</span>
					</div>
				</SectionHeader>
				<ul
					className={`${track.track} ${track.bleeding} ${css.list}`}
					data-track=""
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-label={title}
				>
					{cards.map((card) => (
						<li key={card.href}>
							<ArticleCard card={card} />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
