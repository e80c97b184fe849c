import type { Plugin } from "vite";

const insertion = '__insertCSS("';

/**
 * Sonner puts its styles into the page as an inline <style> when its code is loaded, which our security policy
 * forbids. The call is taken out; ui/toaster.tsx imports the same styles as a file. Can go when sonner offers a
 * build without it (sonner #449).
 */
export function quietSonner(): Plugin {
	return {
		name: "quiet-sonner",
		transform(code, id) {
			if (!id.includes("/sonner/dist/")) return undefined;
			const start = code.indexOf(insertion);
			if (!id.endsWith(".mjs") && !id.endsWith(".js")) return undefined;
			if (start < 0)
				throw new Error(
					"sonner no longer inserts its styles as before: look at publish/quiet-sonner.ts",
				);
			return { code: code.replace(insertion, 'void ("'), map: null };
		},
	};
}
