import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builds } from "../sites/sites.ts";
import { stripUnsupported } from "./unsupported-features.ts";

/** Copies the frozen gym's site without unsupported CSS. */
export function buildOldestSite(): void {
	rmSync(builds.oldest, { recursive: true, force: true });
	cpSync(builds.site, builds.oldest, {
		recursive: true,
		// The server would prefer the compressed files.
		filter: (file) => !/\.(br|gz)$/.test(file),
	});
	for (const file of globSync("client/**/*.{css,html}", {
		cwd: builds.oldest,
	})) {
		const path = join(builds.oldest, file);
		const text = readFileSync(path, "utf8");
		writeFileSync(
			path,
			file.endsWith(".css")
				? stripUnsupported(text)
				: text.replace(
						/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g,
						(_, tag, css) => tag + stripUnsupported(css),
					),
		);
	}
}
