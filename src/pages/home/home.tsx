import { ArticleSlider } from "#articles/article-slider.tsx";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { DayTimeline } from "#schedule/week/day-timeline.tsx";
import { TestimonialSection } from "#sections/testimonials/testimonial-section.tsx";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import sectionHeader from "#ui/section/section-header.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./home.module.css";
import { HomeHero } from "./home-hero.tsx";
import type { HomePageProps } from "./home-props.ts";
import { Offerings } from "./offerings.tsx";

export function HomePage({
	hero,
	intro,
	offerings,
	testimonials,
	benefits,
	tips,
	closing,
	openNow,
}: HomePageProps) {
	return (
		<>
			<HomeHero hero={hero} />
			<Intro intro={intro} openNow={openNow} />
			<Offerings offerings={offerings} />
			<Testimonials testimonials={testimonials} />
			<Benefits benefits={benefits} />
			<ArticleSlider {...tips} />
			<ClosingSection closing={closing} />
		</>
	);
}

function Intro({ intro, openNow }: Pick<HomePageProps, "intro" | "openNow">) {
	return (
		<Section id="intro">
			<div className={layout.wrap}>
				<div className={split.split} data-aside="end" data-aside-width="narrow">
					<div className={split.main}>
						<h2 id="intro-title" className="visually-hidden">
							{intro.title}
						</h2>
						<p className="statement">{intro.statement}</p>
						<p className={css.more}>
							<Link href="/about" hasArrow className="text-link">
								{intro.link}
							</Link>
						</p>
					</div>
					<Picture picture={intro.photo} className={split.aside} />
				</div>
				<DayTimeline
					day={intro.day}
					link={{ label: intro.day.link, href: "/schedule" }}
				/>
				<OpenNow content={openNow} className={css.openNow} />
			</div>
		</Section>
	);
}

function Testimonials({
	testimonials: { title, wall, reviews, reviewsLink },
}: Pick<HomePageProps, "testimonials">) {
	return (
		<TestimonialSection id="testimonials" title={title} people={wall}>
			<p className={sectionHeader.links}>
				<Link href={reviews} isExternal hasArrow className="text-link">
					{reviewsLink}
				</Link>
			</p>
		</TestimonialSection>
	);
}

function Benefits({ benefits }: Pick<HomePageProps, "benefits">) {
	return (
		<SplitSection id="benefits" tone="dark">
			<Picture picture={benefits.photo} className={split.aside} />
			<div className={split.main}>
				<h2 id="benefits-title">{benefits.title}</h2>
				<FeatureList points={benefits.points} />
			</div>
		</SplitSection>
	);
}

const sizes = "(min-width: 900px) 38vw, calc(100vw - 2.5rem)";

function ClosingSection({ closing }: Pick<HomePageProps, "closing">) {
	return (
		<SplitSection
			id="free-class"
			tone="accent"
			aside="end"
			className={css.closing}
		>
			<div className={split.main}>
				<h2 id="free-class-title">
					{closing.title}{" "}
					<span className={layout.unit}>{closing.titleSecondLine}</span>
				</h2>
				<FeatureList points={closing.steps} variant="steps" />
				<div className={`${layout.row} ${css.actions}`}>
					<Button size="lg" opens={primaryDialogIds.default}>
						{closing.action}
					</Button>
					<Link href="/contact" className="text-link">
						{closing.ask}
					</Link>
				</div>
				<p className={`muted ${css.place}`}>{closing.place}</p>
			</div>
			<Picture picture={{ ...closing.photo, sizes }} className={split.aside} />
		</SplitSection>
	);
}
