import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The functions that run in tested pages, bundled into one expression. */
export const pageScript = await bundle(
	fileURLToPath(new URL("query-by-role.ts", import.meta.url)),
);

async function bundle(entry: string): Promise<string> {
	const [built] = [
		await build({
			configFile: false,
			logLevel: "error",
			build: {
				write: false,
				target: "es2022",
				lib: { entry, formats: ["iife"], name: "page" },
			},
		}),
	].flat();
	if (!built || !("output" in built)) throw new Error("Nothing was built");
	return `(() => { ${built.output[0].code}; return page; })()`;
}
