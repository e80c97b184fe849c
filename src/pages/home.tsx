import home from "content:home";
import { ArticleSlider } from "#sections/article-slider.tsx";
import { Benefits } from "#sections/home/benefits.tsx";
import { Closing } from "#sections/home/closing.tsx";
import { HomeHero } from "#sections/home/home-hero.tsx";
import { Intro } from "#sections/home/intro.tsx";
import { Offerings } from "#sections/home/offerings.tsx";
import { TestimonialWall } from "#sections/home/testimonial-wall.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(home.head);
export const links = () => [
	...headLinks(home.head),
	...heroPreloads(home.hero.picture),
];

export default function HomePage() {
	return (
		<>
			<HomeHero hero={home.hero} />
			<BelowHead>
				<Intro intro={home.intro} />
				<Offerings offerings={home.offerings} />
				<TestimonialWall testimonials={home.testimonials} />
				<Benefits benefits={home.benefits} />
				<ArticleSlider id="fitness-tips" {...home.tips} />
				<Closing closing={home.closing} />
			</BelowHead>
		</>
	);
}
