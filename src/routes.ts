import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { hasFurtherPages } from "./content/article-shelves.ts";

export default [
	index("pages/home.tsx"),
	route("schedule", "pages/schedule.tsx"),
	route("pricing", "pages/pricing.tsx"),
	route("corporate", "pages/corporate.tsx"),
	route("prolabs", "pages/prolabs.tsx"),
	route("group-classes", "pages/group-classes.tsx"),
	route("nutrition-coaching", "pages/nutrition-coaching.tsx"),
	route("open-gym", "pages/open-gym.tsx"),
	route("programs", "pages/programs.tsx"),
	route("personal-training", "pages/personal-training.tsx"),
	route("about", "pages/about.tsx"),
	route("contact", "pages/contact.tsx"),
	route("fitness-tips", "pages/fitness-tips.tsx"),
	route("blog", "pages/fitness-tips.tsx", { id: "blog" }),
	...(hasFurtherPages(process.env.CONTENT_DIR ?? "content")
		? [
				route("fitness-tips/:category/page/:number", "pages/fitness-tips.tsx", {
					id: "further-tips",
				}),
			]
		: []),
	route("fitness-tips/:category/:slug", "pages/article.tsx"),
	route("fitness-tips/:slug", "pages/article.tsx", { id: "article-by-slug" }),
	route("blog/:slug", "pages/article.tsx", { id: "blog-article" }),
	route("terms", "pages/terms.tsx"),
	route("privacy", "pages/privacy.tsx"),
	route("accessibility", "pages/accessibility.tsx"),
	route("thank-you-free-class", "pages/thank-you-free-class.tsx"),
	route("thank-you-intro-call", "pages/thank-you-intro-call.tsx"),
	route("thank-you-corporate", "pages/thank-you-corporate.tsx"),
	route("thank-you-prolabs", "pages/thank-you-prolabs.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
