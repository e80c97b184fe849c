import { fileURLToPath } from "node:url";
import { build } from "vite";

/** What runs in the visited pages, with the libraries that it needs: one expression, whose value has its functions. */
export const pageScript = await bundle(
	fileURLToPath(new URL("look.ts", import.meta.url)),
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
