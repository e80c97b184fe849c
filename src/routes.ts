import { index, type RouteConfig, route } from "@react-router/dev/routes";

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
	route("thank-you-free-class", "pages/thank-you-free-class.tsx"),
	route("thank-you-intro-call", "pages/thank-you-intro-call.tsx"),
	route("thank-you-corporate", "pages/thank-you-corporate.tsx"),
	route("thank-you-prolabs", "pages/thank-you-prolabs.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
