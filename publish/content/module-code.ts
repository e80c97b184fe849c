import { join } from "node:path";
import { contentModules } from "#model/content-modules.ts";
import type { Content } from "#model/files.ts";
import { loadedPages } from "#model/loaded-pages.ts";
import {
	createPicturePipeline,
	type PicturePipeline,
} from "#model/pictures/pictures.ts";
import { storePages } from "./loaded-pages-store.ts";

/** How the names of the modules begin: "content:home". */
export const prefix = "content:";
const placeholderColors = "content:placeholder-colors.css";
const measuring = "content:measuring";

/** What the build makes of the content. */
export type ModuleCode = {
	/** Code by module. */
	modules: ReadonlyMap<string, string>;
	/** Of articles and landing pages. */
	addresses: readonly string[];
	pipeline: PicturePipeline;
};

/** Writes the code of the modules, and stores what the pages of articles and landing pages show. */
export function moduleCode(content: Content): ModuleCode {
	const pipeline = createPicturePipeline(content.images);
	const modules = new Map(
		Object.entries(contentModules({ ...content, pipeline })).map(
			([name, shown]) => [
				`${prefix}${name}`,
				`export default ${JSON.stringify(shown)};`,
			],
		),
	);
	const pages = loadedPages({ ...content, pipeline });
	storePages(pages);
	modules.set(
		placeholderColors,
		[...placeholderRules(pipeline), ...shareRules(modules)].join("\n"),
	);
	modules.set(
		measuring,
		measurementModule(content.integrations.pixel.id !== ""),
	);
	return { modules, addresses: pages.addresses, pipeline };
}

/** Measurement is built in or left out as a whole: a site without a pixel has not a byte of it (G-10). */
function measurementModule(hasPixel: boolean): string {
	if (!hasPixel)
		return "export const Measurement = () => null; export const PrivacyControl = () => null;";
	const source = join(import.meta.dirname, "../../src/measurement");
	return ["measurement.tsx", "privacy-control.tsx"]
		.map((file) => `export * from ${JSON.stringify(join(source, file))};`)
		.join("\n");
}

/** The placeholder colors of the pictures in use. */
function placeholderRules(pipeline: PicturePipeline): string[] {
	const used = new Set(
		[...pipeline.files.values()].flatMap(
			({ master }) => master.placeholderColor ?? [],
		),
	);
	return [...used]
		.toSorted()
		.map((color) => `.placeholder-${color}{background-color:#${color}}`);
}

/** Shares of a row that the content decides, as flex-grow: quarter hours of a day, minutes of a class. */
function shareRules(modules: ReadonlyMap<string, string>): string[] {
	const used = new Set(
		[...modules.values()].flatMap((code) =>
			[...code.matchAll(/"(?:quarters|minutes)":(\d+)/g)].map(([, share]) =>
				Number(share),
			),
		),
	);
	return [...used]
		.toSorted((a, b) => a - b)
		.map((share) => `.grow-${share}{flex-grow:${share}}`);
}
