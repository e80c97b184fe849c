import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { moduleNames } from "#model/content-modules.ts";

const path = join(import.meta.dirname, "../../model/modules.generated.d.ts");

/**
 * Tells TypeScript of the modules that the build makes of the content: one declaration each, since a pattern of names has
 * but one type. `npm run types`, `npm run dev` and every build write them anew where the list of files has changed.
 */
export function writeModuleTypes(): void {
	const declarations = moduleNames.map(
		(name) => `declare module "content:${name}" {
	const value: Modules["${name}"];
	export default value;
}
`,
	);
	const text = `type Modules = ReturnType<typeof import("./content-modules.ts").contentModules>;
${declarations.join("")}`;
	if (!existsSync(path) || readFileSync(path, "utf8") !== text)
		writeFileSync(path, text);
}
