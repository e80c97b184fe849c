import { formatMoney } from "#lib/money.ts";
import type { Content } from "#model/files.ts";
import { galleryView } from "#model/pictures/gallery.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { actionView, pageWithHeroView } from "#model/views/page-parts.ts";
import { testimonialView } from "#model/views/testimonial.ts";

export type NutritionCoachingPageProps = ReturnType<
	typeof nutritionCoachingPageProps
>;

export function nutritionCoachingPageProps(content: Content, images: Images) {
	const page = content.pages.nutritionCoaching;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		plan: {
			...page.plan,
			price: formatMoney(content.pricing.nutritionCoaching.pricePerWeek),
			action: actionView(content, page.plan.action),
		},
		stories: galleryView(content, images, page.stories),
		testimonial: {
			title: page.testimonial.title,
			people: [testimonialView(content, images, page.testimonial.person)],
		},
	};
}
