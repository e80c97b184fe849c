import { resolve } from "node:path";
import type { PluginOption } from "vite";
import { devContent } from "./content/dev-content.ts";
import { siteSettings } from "./content/site-content.ts";
import { devPages } from "./dev-pages.ts";
import { earlyScripts } from "./html/early-scripts.ts";
import { pageStyles } from "./html/page-styles.ts";
import { subsetFonts } from "./subset-fonts.ts";

export function sitePlugins(root: string): PluginOption[] {
	const settings = siteSettings(root);
	const content = devContent(settings);
	return [
		content,
		earlyScripts(resolve(root, "src/startup")),
		subsetFonts({
			content: settings.folder,
			cache: resolve(root, ".cache/fonts"),
		}),
		pageStyles(),
		devPages(content.api),
	];
}
