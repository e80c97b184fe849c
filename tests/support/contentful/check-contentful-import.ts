// `npm run check:contentful`: Contentful's own importer makes a space of content/, in a stand-in of the service, and its own
// SDK reads it back. Asks npm for the importer, which is too large for a dependency.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { exportOf, importer, spaceOf } from "../../../contentful/export.ts";
import { textsIn } from "../../../publish/content/read-content.ts";
import { Problem, runMain } from "../../../scripts/setup/problem.mjs";
import { bytesIn } from "../bytes-in.ts";
import { startManagementStandIn } from "./contentful-management-stand-in.ts";
import { ContentfulStandIn } from "./contentful-stand-in.ts";
import { pullInto } from "./pull-into.ts";

const folder = resolve(process.env.CONTENT_DIR ?? "content");

await runMain(async () => {
	const pictures = await readdir(join(folder, "images"));
	const { space } = spaceOf(await textsIn(folder), pictures);
	const content = exportOf(space);
	const parts = [
		...content.contentTypes,
		...content.entries,
		...content.assets,
	];
	const place = await mkdtemp(join(tmpdir(), "import-"));
	const service = await startManagementStandIn();
	try {
		const file = join(place, "export.json");
		await writeFile(file, JSON.stringify(content));
		const config = join(place, "config.json");
		const { host } = service;
		const settings = { host, hostUpload: host, insecure: true, rateLimit: 100 };
		await writeFile(config, JSON.stringify(settings));
		const options = {
			config,
			"space-id": "gym",
			"management-token": "any",
			"content-file": file,
			"assets-directory": folder,
			"error-log-file": join(place, "errors.json"),
		};
		const words = Object.entries(options).flatMap(([name, value]) => [
			`--${name}`,
			value,
		]);
		const child = spawn(
			"npm",
			[
				...["exec", "--yes", importer, "--", "--upload-assets"],
				...["--use-verbose-renderer", ...words],
			],
			{ stdio: "inherit" },
		);
		await once(child, "close");
		const imported = service.published();
		const count = Object.values(imported).flat().length;
		if (child.exitCode !== 0 || count !== parts.length)
			throw new Problem(
				`The importer published ${count} of ${parts.length} parts of the space.`,
			);

		const images = join(place, "images");
		await mkdir(images);
		for (const [name, bytes] of service.pictures())
			await writeFile(join(images, name), bytes);
		const delivery = await new ContentfulStandIn(imported, images).listen();
		const pulled = join(place, "content");
		await pullInto(pulled, delivery).finally(() => delivery.close());
		const [before, after] = [await bytesIn(folder), await bytesIn(pulled)];
		const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
			(path) => before.get(path) !== after.get(path),
		);
		if (differing.length > 0)
			throw new Problem(`Other files came back: ${differing.join(", ")}`);
		console.log(
			`The importer published all ${count} parts of the space; pulled from there, all ${after.size} files are what they were, byte for byte.`,
		);
		return 0;
	} finally {
		await service.close();
		await rm(place, { recursive: true });
	}
});
