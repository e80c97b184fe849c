import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("../../../src/pages/home/home.tsx"),
	route("dialogs", "pages/dialogs.tsx"),
	route("carousels", "pages/carousels.tsx"),
	route("galleries", "pages/galleries.tsx"),
	route("gallery-states", "pages/gallery-states.tsx"),
	route("toasts", "pages/toasts.tsx"),
	route("broken", "pages/broken.tsx"),
	route("*", "../../../src/pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
