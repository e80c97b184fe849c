import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "src",
	buildDirectory: process.env.BUILD_DIR ?? "build",
	ssr: false,
	routeDiscovery: { mode: "initial" },
	prerender: [
		"/",
		"/schedule",
		"/pricing",
		"/group-classes",
		"/nutrition-coaching",
		"/open-gym",
		"/programs",
		"/personal-training",
		"/about",
		"/contact",
		"/thank-you-free-class",
		"/not-found",
	],
} satisfies Config;
