import { resolve } from "node:path";
import { defineConfig } from "vite";
import { devContent } from "./publish/content/dev-content.ts";
import { siteSettings } from "./publish/content/site-content.ts";
import { devPages } from "./publish/dev-pages.ts";
import { earlyScripts, oldestBrowsers } from "./publish/html/early-scripts.ts";
import { pageStyles } from "./publish/html/page-styles.ts";
import {
	readableClassName,
	shortClassName,
} from "./publish/html/scoped-name.ts";
import { subsetFonts } from "./publish/subset-fonts.ts";

const root = import.meta.dirname;
const settings = siteSettings(root);
const content = devContent(settings);
const buildDir = resolve(process.env.BUILD_DIR ?? "build");

/** Builds code that renders pages in Node and in the editor's worker, and is never published. */
const renderer = {
	consumer: "client" as const,
	define: { "process.env.NODE_ENV": '"production"' },
	build: {
		outDir: resolve(buildDir, "renderer"),
		minify: false,
		// Preloading needs a document, which Node and workers do not have.
		modulePreload: false,
		rolldownOptions: {
			input: {
				"render-page": resolve("src/document/render-page.tsx"),
				images: resolve("model/pictures/pictures.ts"),
			},
			preserveEntrySignatures: "exports-only" as const,
			output: { entryFileNames: "[name].js" },
		},
	},
};

export default defineConfig(({ command }) => ({
	appType: "custom",
	publicDir: false,
	plugins: [
		content,
		earlyScripts(resolve(root, "src/startup")),
		subsetFonts({
			content: settings.folder,
			cache: resolve(root, ".cache/fonts"),
		}),
		pageStyles(),
		devPages(content.api),
	],
	optimizeDeps: {
		entries: ["src/islands/entry.ts"],
		include: [
			"lucide-react",
			"react",
			"react-dom/client",
			"react/jsx-dev-runtime",
		],
	},
	css: {
		modules: {
			generateScopedName:
				command === "build" ? shortClassName : readableClassName,
		},
	},
	build: {
		target: oldestBrowsers,
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		// Reads only the imported icons, not the whole icon package.
		rolldownOptions: {
			experimental: { lazyBarrel: true },
			checks: { bundlerTimings: false, moduleLevelDirective: false },
		},
	},
	server: { watch: { ignored: ["**/build/**", "**/build-*/**"] } },
	environments: {
		...(command === "build" ? { renderer } : {}),
		client: {
			build: {
				outDir: resolve(buildDir, "client"),
				manifest: true,
				rolldownOptions: {
					input: resolve("src/islands/entry.ts"),
					// Puts the code that the entry and the islands share into the entry's file.
					// Otherwise the entry would have to load a second file.
					preserveEntrySignatures: "allow-extension",
					output: {
						// Makes V8 compile all functions off the main thread while the file loads
						// (docs/decisions/0010-late-sections.md).
						postBanner: "//# allFunctionsCalledOnLoad",
						codeSplitting: {
							groups: [
								{
									name: "react",
									// Puts React into one file, which stays cached when other code changes.
									test: /\/node_modules\/(react|react-dom|scheduler)\//,
								},
							],
						},
					},
				},
			},
		},
	},
}));
