import { resolve } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build, type Plugin } from "vite";

export const oldestBrowsers = browserslistToEsbuild();

const modules = ["virtual:early-head", "virtual:early-body"];

/**
 * Bundles head.ts and body.ts of src/startup into strings for inline scripts. In the browser's
 * bundle these strings are empty, because only the renderer writes inline scripts.
 */
export function earlyScripts(folder: string): Plugin {
	return {
		name: "early-scripts",
		resolveId: (id) => (modules.includes(id) ? `\0${id}` : undefined),
		async load(id) {
			if (!modules.includes(id.slice(1))) return undefined;
			if (this.environment.name === "client") return 'export default "";';
			const entry = resolve(
				folder,
				`${id.slice("\0virtual:early-".length)}.ts`,
			);
			const { code, files } = await bundle(entry);
			for (const file of files) this.addWatchFile(file);
			return `export default ${JSON.stringify(code)};`;
		},
	};
}

async function bundle(
	entry: string,
): Promise<{ code: string; files: readonly string[] }> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			target: oldestBrowsers,
			modulePreload: false,
			rollupOptions: { input: entry, output: { format: "iife" } },
		},
	});
	const output = Array.isArray(result) ? result[0] : result;
	if (!output || !("output" in output))
		throw new Error(`${entry} was not bundled`);
	const [{ code, moduleIds }] = output.output;
	return { code: code.trim(), files: moduleIds };
}
