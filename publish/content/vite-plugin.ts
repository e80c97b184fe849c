import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "#model/files.ts";
import type { PicturePipeline } from "#model/pictures/pictures.ts";
import { formatProblem } from "#model/text/content-error.ts";
import {
	encodePicture,
	encodePictures,
	publishPictures,
} from "./encode-pictures.ts";
import { storedPages, storePages } from "./loaded-pages-store.ts";
import { type ModuleCode, moduleCode, prefix } from "./module-code.ts";
import { writeModuleTypes } from "./module-types.ts";
import { withProviderOrigin } from "./provider-origin.ts";
import { readContent } from "./read-content.ts";

type Options = {
	/** The content folder, absolute. */
	folder: string;
	/** Where encoded pictures are kept between builds. */
	cache: string;
	/** Replaces the origin of every provider; unset for the published site. */
	providerOrigin: string | undefined;
	/** The day of the build; without one nothing expires. */
	today: CalendarDate | undefined;
};

/** What the editor asks of the plugin. */
export type ContentModules = {
	/** Shows this content from now on in the place of the folder's; open pages are loaded anew. */
	show(content: Content): Promise<void>;
};

/** Offers the checked content as modules ("content:home") and builds the pictures that they name. */
export function contentModules({
	folder,
	cache,
	providerOrigin,
	today,
}: Options): Plugin {
	let loaded: Promise<ModuleCode> | undefined;
	let encoding: Promise<void> | undefined;
	let server: ViteDevServer | undefined;
	let isShown = false;

	const make = (content: Content) =>
		moduleCode(withProviderOrigin(content, providerOrigin));

	const current = () => {
		loaded ??= load();
		return loaded;
	};

	async function load() {
		const content = await readContent(folder, today);
		for (const warning of content.warnings)
			console.warn(`Warning: ${formatProblem(warning)}`);
		return make(content);
	}

	const api: ContentModules = {
		async show(content) {
			isShown = true;
			const before = await loaded?.catch(() => undefined);
			const made = make(content);
			loaded = Promise.resolve(before ? keepRemoved(before, made) : made);
			if (server) reloadPages(server);
		},
	};

	return {
		name: "content-modules",
		api,
		sharedDuringBuild: true,
		async buildStart() {
			writeModuleTypes();
			const isBuild = this.environment.mode === "build";
			if (!isBuild) {
				// The server goes on: what is wrong can be fixed, in the folder or in a draft.
				await current().catch(({ message }) => console.error(message));
				return;
			}
			const { pipeline } = await current();
			// Beside the bundling, which has work for one processor; awaited when the bundle is written.
			encoding ??= encodePictures(pipeline.files.values(), cache);
			encoding.catch(() => undefined);
		},
		resolveId(id) {
			return id.startsWith(prefix) ? `\0${id}` : undefined;
		},
		async load(id) {
			if (!id.startsWith(`\0${prefix}`)) return undefined;
			// Pages in development request a style sheet with ?direct (publish/dev-pages.ts).
			const [name = ""] = id.slice(1).split("?");
			const { modules } = await current();
			const code = modules.get(name);
			if (code === undefined)
				throw new Error(
					`There is no content module named ${name}; see model/files.ts`,
				);
			return code;
		},
		async writeBundle({ dir }) {
			if (this.environment.name !== "client" || !dir || !loaded) return;
			await encoding;
			await publishPictures((await loaded).pipeline, cache, resolve(dir));
		},
		configureServer(started) {
			server = started;
			started.watcher.add(folder);
			started.watcher.on("all", (_event, path) => {
				if (isShown || !path.startsWith(folder)) return;
				loaded = undefined;
				reloadPages(started);
			});
			// Of a mistake in the content there is no page: it is shown in its place.
			started.middlewares.use(({ headers }, _response, next) => {
				if (!headers.accept?.includes("text/html")) return next();
				current().then(() => next(), next);
			});
			const loadPipeline = async () => (await current()).pipeline;
			started.middlewares.use("/images", servePictures(loadPipeline, cache));
		},
	};
}

/** Has all pages rendered again with the content as it is now. */
function reloadPages({ environments, ws }: ViteDevServer): void {
	for (const { moduleGraph } of Object.values(environments))
		for (const [id, module] of moduleGraph.idToModuleMap)
			if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
	ws.send({ type: "full-reload" });
}

/** An open page may still request what has just been removed: a picture, or itself where an article's address changes. */
function keepRemoved(before: ModuleCode, now: ModuleCode): ModuleCode {
	const addresses = [...new Set([...before.addresses, ...now.addresses])];
	storePages({ ...storedPages(), addresses });
	const files = new Map([...before.pipeline.files, ...now.pipeline.files]);
	return { ...now, addresses, pipeline: { ...now.pipeline, files } };
}

/**
 * Answers requests below /images while developing. Mistakes in the content go to `next`, which shows them in the browser:
 * thrown from here they would end the server.
 */
export function servePictures(
	loadPipeline: () => Promise<Pick<PicturePipeline, "files" | "copies">>,
	cache: string,
): Connect.NextHandleFunction {
	return async (request, response, next) => {
		try {
			const { files, copies } = await loadPipeline();
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
