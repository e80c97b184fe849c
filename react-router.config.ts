import type { Config } from "@react-router/dev/config";
import { handedOver } from "./src/content/article-handover.ts";

export default {
	appDirectory: "src",
	buildDirectory: process.env.BUILD_DIR ?? "build",
	ssr: false,
	routeDiscovery: { mode: "initial" },
	prerender: {
		// While one page is written, the next is made.
		concurrency: 4,
		paths: () => [
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
			"/terms",
			"/privacy",
			"/accessibility",
			"/thank-you-free-class",
			"/thank-you-intro-call",
			"/thank-you-corporate",
			"/thank-you-prolabs",
			"/not-found",
			...handedOver().addresses(),
		],
	},
} satisfies Config;
