import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { handOver, takeOverCode } from "./article-handover.ts";
import { formatProblem } from "./content-error.ts";
import { encodePicture, publishPictures } from "./encode-pictures.ts";
import { createPictureDesk, type PictureDesk } from "./pictures.ts";
import { withProviderOrigin } from "./provider-origin.ts";
import { readContent } from "./read-content.ts";
import { articlePages } from "./views/articles.ts";
import { views } from "./views/views.ts";

type Options = {
	/** The content folder, absolute. */
	folder: string;
	/** Where encoded pictures are kept between builds. */
	cache: string;
	/** Replaces the origin of every provider; unset for the published site. */
	providerOrigin: string | undefined;
};

const prefix = "content:";
const tones = "content:tones.css";
const measurement = "virtual:measurement";
const pagesOfArticles = "content:article-pages";

/** Offers the checked content as modules ("content:home") and builds the pictures that they name. */
export function contentModules({
	folder,
	cache,
	providerOrigin,
}: Options): Plugin {
	let loaded:
		| Promise<{
				modules: Map<string, string>;
				desk: PictureDesk;
				hasPixel: boolean;
		  }>
		| undefined;

	async function load() {
		const content = withProviderOrigin(
			await readContent(folder),
			providerOrigin,
		);
		for (const warning of content.warnings)
			console.warn(`Warning: ${formatProblem(warning)}`);
		const desk = createPictureDesk(content.images);
		const modules = new Map(
			Object.entries(views).map(([name, view]) => [
				name,
				`export default ${JSON.stringify(view(content, desk))};`,
			]),
		);
		handOver(articlePages(content, desk));
		return { modules, desk, hasPixel: content.integrations.pixel.id !== "" };
	}

	return {
		name: "content-modules",
		sharedDuringBuild: true,
		async buildStart() {
			loaded ??= load();
			await loaded;
		},
		resolveId(id) {
			if (id === measurement) return `\0${measurement}`;
			if (id === tones) return `\0${tones}`;
			return id.startsWith(prefix) ? `\0${id}` : undefined;
		},
		async load(id) {
			const isMeasurement = id === `\0${measurement}`;
			if (!id.startsWith(`\0${prefix}`) && !isMeasurement) return undefined;
			loaded ??= load();
			const { modules, desk, hasPixel } = await loaded;
			if (isMeasurement) return measurementModule(hasPixel);
			if (id === `\0${tones}`) return toneRules(desk);
			if (id === `\0${pagesOfArticles}`) {
				if (this.environment.name === "client")
					throw new Error(`${pagesOfArticles} is for loaders only`);
				return takeOverCode;
			}
			const code = modules.get(id.slice(prefix.length + 1));
			if (code === undefined)
				throw new Error(
					`There is no content module named ${id.slice(1)}; see src/content/views/views.ts`,
				);
			return code;
		},
		async writeBundle({ dir }) {
			if (this.environment.name !== "client" || !dir || !loaded) return;
			await publishPictures((await loaded).desk, cache, resolve(dir));
		},
		configureServer(server) {
			server.watcher.add(folder);
			server.watcher.on("all", (_event, path) => {
				if (!path.startsWith(folder)) return;
				loaded = undefined;
				server.moduleGraph.invalidateAll();
				server.ws.send({ type: "full-reload" });
			});
			const loadDesk = async () => {
				loaded ??= load();
				return (await loaded).desk;
			};
			server.middlewares.use("/images", servePictures(loadDesk, cache));
		},
	};
}

/**
 * Answers requests below /images while developing. Mistakes in the content go to `next`, which shows them in the browser:
 * thrown from here they would end the server.
 */
export function servePictures(
	loadDesk: () => Promise<Pick<PictureDesk, "files" | "copies">>,
	cache: string,
): Connect.NextHandleFunction {
	return async (request, response, next) => {
		try {
			const { files, copies } = await loadDesk();
			const address = `/images${request.url?.split("?")[0] ?? ""}`;
			const file = files.get(address);
			const path = file
				? await encodePicture(file, cache)
				: copies.get(address);
			if (!path) return next();
			if (path.endsWith(".svg"))
				response.setHeader("Content-Type", "image/svg+xml");
			createReadStream(path).on("error", next).pipe(response);
		} catch (error) {
			next(error);
		}
	};
}

/** Measuring is built in or left out as a whole: a site without a pixel has not a byte of it (G-10). */
function measurementModule(hasPixel: boolean): string {
	const source = resolve(import.meta.dirname, "..");
	const names = "{ Measurement, PrivacyControl }";
	const from = (path: string) => JSON.stringify(join(source, path));
	return hasPixel
		? `import ${from("styles/measurement.css")};
			export ${names} from ${from("sections/measurement/measurement.tsx")};`
		: `export ${names} from ${from("sections/measurement/no-measurement.tsx")};`;
}

function toneRules(desk: PictureDesk): string {
	const used = new Set(
		[...desk.files.values()].map(({ master }) => master.tone),
	);
	return [...used]
		.toSorted()
		.map((tone) => `.tone-${tone}{background-color:#${tone}}`)
		.join("\n");
}
