// `npm run content:push`: writes the content folder as an export for Contentful's importer.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { ContentError } from "#model/text/content-error.ts";
import { readContent, textsIn } from "../publish/content/read-content.ts";
import { CommandError, runMain } from "../scripts/setup/command-error.mjs";
import { exportOf, importer, spaceOf } from "./export.ts";

const folder = resolve(process.env.CONTENT_DIR ?? "content");
const exportPath = resolve(
	process.env.BUILD_DIR ?? "build-contentful",
	"export.json",
);

await runMain(async () => {
	const content = await readContent(folder).catch((error: unknown) => {
		throw error instanceof ContentError
			? new CommandError(error.message)
			: error;
	});
	const texts = await textsIn(folder);
	const { space, problems } = spaceOf(texts, content.images.keys());
	if (problems.length > 0)
		throw new CommandError(new ContentError(problems).message);
	await mkdir(dirname(exportPath), { recursive: true });
	await writeFile(exportPath, JSON.stringify(exportOf(space), null, "\t"));
	const { entries, assets } = space;
	console.log(`${relative(".", exportPath)} holds ${entries.size} entries and ${assets.size} pictures. To import them into an empty space:

npm exec --yes ${importer} -- --space-id SPACE --environment-id master \\
  --management-token TOKEN --content-file ${relative(".", exportPath)} \\
  --upload-assets --assets-directory ${relative(".", folder) || join(".")}`);
	return 0;
});
