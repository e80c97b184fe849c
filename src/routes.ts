import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("pages/home.tsx"),
	route("schedule", "pages/schedule.tsx"),
	route("pricing", "pages/pricing.tsx"),
	route("thank-you-free-class", "pages/thank-you-free-class.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
