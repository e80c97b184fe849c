import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useListSteps } from "#ui/list-steps.ts";
import type { PictureSource } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArticleCard, type Card } from "./articles/article-card.tsx";

type Props = {
	id: string;
	title: string;
	link: string;
	cards: readonly Card[];
	fallbackPhoto: PictureSource;
};

/** Article cards side by side: a list that scrolls sideways, two buttons as an addition. */
export function ArticleSlider({
	id,
	title,
	link,
	cards,
	fallbackPhoto,
}: Props) {
	const { list, step } = useListSteps();
	return (
		<Section id={id}>
			<SectionHead id={id} title={title} isFullWidth>
				<div className="section-links row">
					<Link href="/fitness-tips" className="text-link">
						{link}
						<ArrowRight className="icon" />
					</Link>
					<span className="slider-controls">
						<Button
							variant="outline"
							size="icon"
							aria-label="Previous articles"
							onClick={() => step(-1)}
						>
							<ArrowLeft className="icon" />
						</Button>
						<Button
							variant="outline"
							size="icon"
							aria-label="Next articles"
							onClick={() => step(1)}
						>
							<ArrowRight className="icon" />
						</Button>
					</span>
				</div>
			</SectionHead>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
			<ul ref={list} className="slider" tabIndex={0} aria-label={title}>
				{cards.map((card) => (
					<li key={card.href}>
						<ArticleCard card={card} fallback={fallbackPhoto} />
					</li>
				))}
			</ul>
		</Section>
	);
}
