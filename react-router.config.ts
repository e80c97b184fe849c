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
		"/corporate",
		"/prolabs",
		"/group-classes",
		"/nutrition-coaching",
		"/open-gym",
		"/programs",
		"/personal-training",
		"/about",
		"/contact",
		"/thank-you-free-class",
		"/thank-you-intro-call",
		"/thank-you-corporate",
		"/thank-you-prolabs",
		"/not-found",
	],
} satisfies Config;
