import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { generateScopedName } from "../../publish/html/scoped-name.ts";
import { sitePlugins } from "../../publish/site-plugins.ts";

export default defineConfig({
	plugins: [
		...sitePlugins(resolve(import.meta.dirname, "../..")),
		reactRouter(),
	],
	css: { modules: { generateScopedName } },
	build: {
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: { experimental: { lazyBarrel: true } },
	},
});
