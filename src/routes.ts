import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("pages/home.tsx"),
	route("schedule", "pages/schedule.tsx"),
	route("pricing", "pages/pricing.tsx"),
	route("group-classes", "pages/group-classes.tsx"),
	route("nutrition-coaching", "pages/nutrition-coaching.tsx"),
	route("open-gym", "pages/open-gym.tsx"),
	route("programs", "pages/programs.tsx"),
	route("personal-training", "pages/personal-training.tsx"),
	route("about", "pages/about.tsx"),
	route("contact", "pages/contact.tsx"),
	route("thank-you-free-class", "pages/thank-you-free-class.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
