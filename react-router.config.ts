import type { Config } from "@react-router/dev/config";
import { pages } from "./model/files.ts";
import { storedPages } from "./publish/content/loaded-pages-store.ts";

export default {
	appDirectory: "src",
	buildDirectory: process.env.BUILD_DIR ?? "build",
	ssr: false,
	routeDiscovery: { mode: "initial" },
	prerender: {
		// While one page is written, the next is made.
		concurrency: 4,
		paths: () => [
			...pages.map(({ address }) => address),
			...storedPages().addresses,
		],
	},
} satisfies Config;
