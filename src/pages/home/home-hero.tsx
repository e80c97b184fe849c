import { ArrowUpRight } from "lucide-react";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { homeCarouselIntervalMs } from "#lib/constants.ts";
import heroCss from "#sections/hero/hero.module.css";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Stars } from "#ui/person/stars.tsx";
import { HeroPicture } from "#ui/picture/hero-picture.tsx";
import { ForceLayout } from "#ui/section/force-layout.tsx";
import { TestimonialCarousel } from "#ui/slider/testimonial-carousel.tsx";
import css from "./home-hero.module.css";
import type { HomePageProps } from "./home-props.ts";

export function HomeHero({ hero }: Pick<HomePageProps, "hero">) {
	const full = Math.max(...hero.testimonials.map(({ rating }) => rating));
	return (
		<section
			className={`${heroCss.hero} ${css.homeHero}`}
			aria-labelledby="hero-title"
		>
			<div className={`${css.body} on-photo`}>
				<HeroPicture picture={hero.picture} />
				<div className={`${layout.wrap} ${heroCss.text} ${css.text}`}>
					<p className={css.badge}>{hero.badge}</p>
					<h1 id="hero-title">{hero.headline}</h1>
					<p className={`lead ${heroCss.lead}`}>{hero.lead}</p>
					<div className={`${layout.row} ${heroCss.actions}`}>
						<Button size="lg" opens={primaryDialogIds.default}>
							{hero.action}
						</Button>
						<Link href="/pricing" hasArrow className="text-link">
							{hero.plansLink}
						</Link>
					</div>
				</div>
				<ForceLayout id="hero-end" />
			</div>
			<div className={css.ledge} data-next-frame="">
				<div className={`${layout.wrap} ${layout.columns} ${layout.withAside}`}>
					<div className={css.quotes}>
						<TestimonialCarousel
							label={hero.quotesLabel}
							testimonials={hero.testimonials}
							intervalMs={homeCarouselIntervalMs}
						/>
					</div>
					<div className={`${layout.aside} ${css.proof}`}>
						<p className={`stamp ${css.figure}`}>{hero.activeMembers}</p>
						<div>
							<p className={css.proofLine}>{hero.proof}</p>
							<Link href={hero.reviews} isExternal className="text-link">
								<Stars rating={full} />
								<span className={layout.withIcon}>
									{hero.reviewsLink}
									<ArrowUpRight className="icon" />
								</span>
							</Link>
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}
