import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { sitePlugins } from "./publish/site-plugins.ts";

export default defineConfig({
	plugins: [...sitePlugins(import.meta.dirname), reactRouter()],
	optimizeDeps: { include: ["lucide-react", "sonner"] },
	build: { assetsInlineLimit: 0 },
});
