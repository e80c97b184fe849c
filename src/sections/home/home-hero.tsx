import type home from "content:home";
import { ArrowRight, ArrowUpRight } from "lucide-react";
import { homeCarouselInterval } from "#lib/constants.ts";
import { Button } from "#ui/button.tsx";
import { HeroPicture } from "#ui/hero-picture.tsx";
import { Link } from "#ui/link.tsx";
import { usePictureSettled } from "#ui/picture-settled.ts";
import { QuoteCarousel } from "#ui/quote-carousel.tsx";
import { Stars } from "#ui/stars.tsx";
import { actionDialogs } from "../header-mode.ts";

/** The first view: headline and main action on the photograph, the ledge with quotes and proof under it. */
export function HomeHero({ hero }: { hero: (typeof home)["hero"] }) {
	const { image, isSettled } = usePictureSettled();
	const full = Math.max(...hero.testimonials.map(({ rating }) => rating));
	return (
		<section className="hero home-hero" aria-labelledby="hero-title">
			<div className="hero-body on-photo">
				<HeroPicture ref={image} picture={hero.picture} />
				<div className="wrap hero-text">
					<p className="badge">{hero.badge}</p>
					<h1 id="hero-title" tabIndex={-1}>
						{hero.headline}
					</h1>
					<p className="lead">{hero.lead}</p>
					<div className="hero-actions">
						<Button size="lg" opens={actionDialogs.default}>
							{hero.action}
						</Button>
						<Link href="/pricing" className="text-link">
							{hero.plansLink}
							<ArrowRight className="icon" />
						</Link>
					</div>
				</div>
			</div>
			<div className="ledge">
				<div className="wrap columns">
					<div className="ledge-quotes">
						<QuoteCarousel
							label={hero.quotesLabel}
							quotes={hero.testimonials}
							interval={homeCarouselInterval}
						/>
					</div>
					<div
						className="ledge-proof"
						data-waiting={isSettled ? undefined : ""}
					>
						<p className="stamp">{hero.activeMembers}</p>
						<div>
							<p className="proof-line">{hero.proof}</p>
							<Link href={hero.reviews} isExternal className="text-link">
								<Stars rating={full} />
								<span className="inline-flex items-center gap-[0.45em]">
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
