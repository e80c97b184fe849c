import type home from "content:home";
import { ArrowUpRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Voices } from "../voices.tsx";

/** What members say: one large, two small. */
export function TestimonialWall({
	testimonials,
}: {
	testimonials: (typeof home)["testimonials"];
}) {
	return (
		<Section id="testimonials">
			<div className="wrap">
				<SectionHead id="testimonials" title={testimonials.title}>
					<p className="section-links">
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
