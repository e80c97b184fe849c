import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const modules = ["virtual:early-head", "virtual:early-body"];

/**
 * Offers src/early/*.ts as strings, bundled and minified, for the inline scripts of the document. The browser's own
 * bundle gets empty strings: React finds the scripts in the document and leaves them alone.
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
			this.addWatchFile(entry);
			return `export default ${JSON.stringify(await bundle(entry))};`;
		},
	};
}

async function bundle(entry: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			modulePreload: false,
			rollupOptions: { input: entry, output: { format: "iife" } },
		},
	});
	const output = Array.isArray(result) ? result[0] : result;
	if (!output || !("output" in output))
		throw new Error(`${entry} was not bundled`);
	return output.output[0].code.trim();
}
