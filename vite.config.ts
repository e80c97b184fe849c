import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { earlyScripts } from "./publish/early-scripts.ts";
import { quietSonner } from "./publish/quiet-sonner.ts";
import { contentModules } from "./src/content/vite-plugin.ts";

export default defineConfig({
	plugins: [
		contentModules({
			folder: resolve(process.env.CONTENT_DIR ?? "content"),
			cache: resolve(".cache/images"),
			providerOrigin: process.env.PROVIDER_ORIGIN,
		}),
		earlyScripts(),
		quietSonner(),
		tailwindcss(),
		reactRouter(),
	],
	build: { assetsInlineLimit: 0 },
});
