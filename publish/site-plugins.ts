import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import type { PluginOption } from "vite";
import { contentModules } from "../src/content/vite-plugin.ts";
import { earlyScripts } from "./early-scripts.ts";
import { quietSonner } from "./quiet-sonner.ts";

/**
 * What makes the site out of src/ and content/, beside React Router's own plugin. CONTENT_DIR builds another gym,
 * PROVIDER_ORIGIN moves every provider to one origin (the sandbox).
 */
export function sitePlugins(root: string): PluginOption[] {
	return [
		contentModules({
			folder: resolve(root, process.env.CONTENT_DIR ?? "content"),
			cache: resolve(root, ".cache/images"),
			providerOrigin: process.env.PROVIDER_ORIGIN,
		}),
		earlyScripts(resolve(root, "src/early")),
		quietSonner(),
		tailwindcss(),
	];
}
