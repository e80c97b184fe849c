import type home from "content:home";
import { ArrowUpRight } from "lucide-react";
import { Avatar } from "#ui/avatar.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Stars } from "#ui/stars.tsx";

/** What members say: one large, two small. */
export function TestimonialWall({
	testimonials,
}: {
	testimonials: (typeof home)["testimonials"];
}) {
	return (
		<Section id="testimonials">
			<div className="wrap">
				<div className="section-head">
					<h2 id="testimonials-title">{testimonials.title}</h2>
					<p className="section-links">
						<Link href={testimonials.reviews} isExternal className="text-link">
							{testimonials.reviewsLink}
							<ArrowUpRight className="icon" />
						</Link>
					</p>
				</div>
				<ul className="columns">
					{testimonials.wall.map(
						({ id, name, role, quote, rating, image, initials }) => (
							<li key={id} className="voice">
								<blockquote>
									<Stars rating={rating} />
									<p>{`“${quote}”`}</p>
									<footer className="byline">
										<Avatar src={image} initials={initials} />
										<span>
											<b>{name}</b>
											<span className="muted">{role}</span>
										</span>
									</footer>
								</blockquote>
							</li>
						),
					)}
				</ul>
			</div>
		</Section>
	);
}
