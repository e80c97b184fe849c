import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builds } from "../sites/sites.ts";
import { stripUnsupported } from "./unsupported-features.ts";

export function buildOldestSite(): void {
	rmSync(builds.oldest, { recursive: true, force: true });
	cpSync(builds.site, builds.oldest, {
		recursive: true,
		// Omits compressed files, because the server would prefer them to the changed files.
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
