// `npm run check:content`: validates content/ in seconds, without a build.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ContentError } from "../model/text/content-error.ts";
import { readContent } from "../publish/content/read-content.ts";
import { printWarnings } from "../publish/content/site-content.ts";
import { CommandError, runMain } from "./setup/command-error.mjs";

const folder = resolve(process.env.CONTENT_DIR ?? "content");

await runMain(async () => {
	const content = await readContent(folder).catch((error: unknown) => {
		throw error instanceof ContentError
			? new CommandError(error.message)
			: error;
	});
	printWarnings(content);
	const files = readdirSync(folder, {
		recursive: true,
		withFileTypes: true,
	}).filter((entry) => entry.isFile());
	console.log(`content is in order: ${files.length} files`);
	return 0;
});
