import { resolve } from "node:path";
import type { PluginOption } from "vite";
import { buildDay } from "./content/build-day.ts";
import { contentModules } from "./content/vite-plugin.ts";
import { earlyScripts, oldestBrowsers } from "./html/early-scripts.ts";
import { pageStyles } from "./html/page-styles.ts";
import { subsetFonts } from "./subset-fonts.ts";

/**
 * The Vite plugins that build the site from src/ and content/. CONTENT_DIR builds another gym,
 * PROVIDER_ORIGIN moves every provider to one origin (the sandbox), BUILD_DAY is another day than today (build-day.ts).
 */
export function sitePlugins(root: string): PluginOption[] {
	const contentFolder = resolve(root, process.env.CONTENT_DIR ?? "content");
	return [
		contentModules({
			folder: contentFolder,
			cache: resolve(root, ".cache/images"),
			providerOrigin: process.env.PROVIDER_ORIGIN,
			today: buildDay(),
		}),
		earlyScripts(resolve(root, "src/startup")),
		subsetFonts({
			content: contentFolder,
			cache: resolve(root, ".cache/fonts"),
		}),
		pageStyles(),
		{
			name: "oldest-browsers",
			config: () => ({ build: { target: oldestBrowsers } }),
		},
	];
}
