import { formatMoney } from "../../lib/money.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { galleryView } from "./gallery.ts";
import { headView } from "./head.ts";
import { actionView, closingView, pageHeroView } from "./page-parts.ts";
import { testimonialView } from "./testimonial.ts";

export function nutritionCoachingView(content: Content, desk: PictureDesk) {
	const page = content.pages.nutritionCoaching;
	return {
		...page,
		head: headView(content, "/nutrition-coaching", page.head),
		hero: pageHeroView(content, desk, page.hero),
		plan: {
			...page.plan,
			price: formatMoney(content.pricing.nutritionCoaching.pricePerWeek),
			action: actionView(content, page.plan.action),
		},
		stories: galleryView(content, desk, page.stories),
		testimonial: {
			title: page.testimonial.title,
			person: testimonialView(content, desk, page.testimonial.person),
		},
		closing: closingView(content, page.closing),
	};
}
