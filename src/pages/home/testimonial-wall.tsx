import type home from "content:home";
import { ArrowUpRight } from "lucide-react";
import { Voices } from "#sections/voices/voices.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import sectionHead from "#ui/section/section-head.module.css";
import { SectionHead } from "#ui/section/section-head.tsx";

/** What members say: one large, two small. */
export function TestimonialWall({
	testimonials,
}: {
	testimonials: (typeof home)["testimonials"];
}) {
	return (
		<Section id="testimonials">
			<div className={layout.wrap}>
				<SectionHead id="testimonials" title={testimonials.title}>
					<p className={sectionHead.links}>
						<Link href={testimonials.reviews} isExternal className="text-link">
							{testimonials.reviewsLink}
							<ArrowUpRight className="icon" />
						</Link>
					</p>
				</SectionHead>
				<Voices people={testimonials.wall} />
			</div>
		</Section>
	);
}
