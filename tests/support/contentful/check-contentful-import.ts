// `npm run check:contentful`: validates the export of content/ with Contentful's importer. npm
// downloads the importer, because it is too large for a dependency.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { exportOf, importer, spaceOf } from "../../../contentful/export.ts";
import { textsIn } from "../../../publish/content/read-content.ts";
import {
	CommandError,
	runMain,
} from "../../../scripts/setup/command-error.mjs";

const folder = resolve(process.env.CONTENT_DIR ?? "content");

await runMain(async () => {
	const pictures = await readdir(join(folder, "images"));
	const { space } = spaceOf(await textsIn(folder), pictures);
	const importFolder = await mkdtemp(join(tmpdir(), "import-"));
	try {
		const file = join(importFolder, "export.json");
		await writeFile(file, JSON.stringify(exportOf(space)));
		const log = join(importFolder, "errors.json");
		const config = join(importFolder, "config.json");
		// Nothing listens on port 1, so the importer only validates the file and cannot import it.
		const settings = { host: "127.0.0.1:1", insecure: true, retryLimit: 0 };
		await writeFile(config, JSON.stringify(settings));
		const { stdout } = spawnSync(
			"npm",
			[
				...["exec", "--yes", importer, "--", "--use-verbose-renderer"],
				...["--config", config, "--content-file", file],
				...["--space-id", "gym", "--management-token", "any"],
				...["--error-log-file", log],
			],
			{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
		);
		console.log(stdout);
		if (!/content-file \[completed\].*ECONNREFUSED/s.test(stdout))
			throw new CommandError(
				`The importer does not take the export:\n${await readFile(log, "utf8")}`,
			);
		console.log("The importer takes the export.");
		return 0;
	} finally {
		await rm(importFolder, { recursive: true });
	}
});
