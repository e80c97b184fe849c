import home from "content:home";
import { ArticleSlider } from "#articles/article/article-slider.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Benefits } from "./benefits.tsx";
import { Closing } from "./closing.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Intro } from "./intro.tsx";
import { Offerings } from "./offerings.tsx";
import { TestimonialWall } from "./testimonial-wall.tsx";

export const handle: PageHandle = { page: home };

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
