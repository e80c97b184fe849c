import type { Config } from "@react-router/dev/config";
import { workbenchPaths } from "./paths.ts";

export default {
	appDirectory: "app",
	buildDirectory: process.env.BUILD_DIR ?? "build",
	ssr: false,
	routeDiscovery: { mode: "initial" },
	prerender: ["/", ...workbenchPaths, "/not-found"],
} satisfies Config;
