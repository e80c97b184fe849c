import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { generateScopedName } from "./publish/html/scoped-name.ts";
import { sitePlugins } from "./publish/site-plugins.ts";

export default defineConfig({
	plugins: [...sitePlugins(import.meta.dirname), reactRouter()],
	optimizeDeps: { include: ["lucide-react"] },
	css: { modules: { generateScopedName } },
	build: {
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		terserOptions: { module: true, compress: { passes: 3 } },
		// Of the two thousand icons only those are read that the site imports.
		rolldownOptions: { experimental: { lazyBarrel: true } },
	},
	// React Router prerenders beside a server that watches: it would read a folder anew for every page written to it.
	server: { watch: { ignored: ["**/build/**", "**/build-*/**"] } },
	environments: {
		client: {
			build: {
				// Oxc, the default, leaves one percent more.
				minify: "terser",
				rolldownOptions: {
					output: {
						// The browser compiles all functions aside while a file arrives, not one by one on the main thread when they
						// are called first (docs/decisions/0009-change-of-page.md).
						postBanner: "//# allFunctionsCalledOnLoad",
						codeSplitting: {
							groups: [
								{
									name: "react",
									// In one file it weighs least, and it stays in the visitor's cache when words change. Apart from the entry, which
									// begins to hydrate: each is a task of its own (publish/html/boot-file.ts).
									test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
									priority: 1,
								},
								{
									name: "shared",
									// What many pages use is one file: small ones compress badly, and each is a request. Five weighs least.
									minShareCount: 5,
								},
							],
						},
					},
				},
			},
		},
	},
});
