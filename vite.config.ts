import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { sitePlugins } from "./publish/site-plugins.ts";

export default defineConfig({
	plugins: [...sitePlugins(import.meta.dirname), reactRouter()],
	optimizeDeps: { include: ["lucide-react", "sonner"] },
	build: { assetsInlineLimit: 0 },
	// React Router prerenders beside a server that watches: it would read a folder anew for every page written to it.
	server: { watch: { ignored: ["**/build/**", "**/build-*/**"] } },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// The browser compiles all functions aside while a file arrives, not one by one on the main thread when they
						// are called first (docs/decisions/0009-change-of-page.md).
						postBanner: "//# allFunctionsCalledOnLoad",
						codeSplitting: {
							groups: [
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
