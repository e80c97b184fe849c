import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { contentModules as modulesOf } from "#model/content-modules.ts";
import type { Content } from "#model/files.ts";
import { loadedPages } from "#model/loaded-pages.ts";
import {
	createPicturePipeline,
	type PicturePipeline,
} from "#model/pictures/pictures.ts";
import { formatProblem } from "#model/text/content-error.ts";
import {
	encodePicture,
	encodePictures,
	publishPictures,
} from "./encode-pictures.ts";
import {
	hasLoadedPages,
	loaderModules,
	storedPages,
	storePages,
} from "./loaded-pages-store.ts";
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
	/** Shows this content from now on in the place of the folder's; open pages change in place where they can. */
	show(content: Content): Promise<void>;
};

const prefix = "content:";
const placeholderColors = "content:placeholder-colors.css";
const measuring = "content:measuring";

type Loaded = {
	/** Code by module. */
	modules: Map<string, string>;
	/** What the pages of articles and landing pages are made of, to be compared: loaders hand it to them. */
	loaderContent: string;
	/** Of articles and landing pages. */
	addresses: readonly string[];
	pipeline: PicturePipeline;
};

/** Offers the checked content as modules ("content:home") and builds the pictures that they name. */
export function contentModules({
	folder,
	cache,
	providerOrigin,
	today,
}: Options): Plugin {
	let loaded: Promise<Loaded> | undefined;
	let encoding: Promise<void> | undefined;
	let server: ViteDevServer | undefined;
	let isShown = false;
	/** Modules that have changed since a page was asked for. */
	const changed = new Set<string>();

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

	function make(read: Content): Loaded {
		const content = withProviderOrigin(read, providerOrigin);
		const pipeline = createPicturePipeline(content.images);
		const modules = new Map(
			Object.entries(modulesOf({ ...content, pipeline })).map(
				([name, shown]) => [
					`${prefix}${name}`,
					`export default ${JSON.stringify(shown)};`,
				],
			),
		);
		const pages = loadedPages({ ...content, pipeline });
		storePages(pages);
		for (const [id, code] of Object.entries(loaderModules))
			modules.set(id, code);
		modules.set(
			placeholderColors,
			[...placeholderRules(pipeline), ...shareRules(modules)].join("\n"),
		);
		modules.set(
			measuring,
			measurementModule(content.integrations.pixel.id !== ""),
		);
		const { articles, coaches, pages: written, events } = content;
		const loaderContent = JSON.stringify([
			articles,
			coaches,
			written.article,
			events,
			[...pages.landing],
		]);
		const { addresses } = pages;
		return { modules, loaderContent, addresses, pipeline };
	}

	/** A page that is open may still ask for what has just gone: a picture, or itself where an article's address changes. */
	function withGone(before: Loaded, now: Loaded): Loaded {
		const addresses = [...new Set([...before.addresses, ...now.addresses])];
		storePages({ ...storedPages(), addresses });
		const files = new Map([...before.pipeline.files, ...now.pipeline.files]);
		return { ...now, addresses, pipeline: { ...now.pipeline, files } };
	}

	/** While developing: modules whose code is another are fetched anew, and what imports them is drawn again. */
	async function refresh(before: Loaded, now: Loaded) {
		if (!server) return;
		const isSameLoaderContent = before.loaderContent === now.loaderContent;
		const ids = [...now.modules]
			.filter(([id, code]) =>
				isForLoaders(id)
					? !isSameLoaderContent
					: before.modules.get(id) !== code,
			)
			.map(([id]) => id);
		// React Router's own module holds the addresses: a new article has one more.
		const made = isSameLoaderContent
			? ids
			: [...ids, "virtual:react-router/server-build"];
		for (const [name, { moduleGraph }] of Object.entries(server.environments))
			for (const id of name === "client" ? [] : made) {
				const module = moduleGraph.getModuleById(`\0${id}`);
				if (module) moduleGraph.invalidateModule(module);
			}
		for (const id of ids) changed.add(id);
		await tell(ids);
	}

	/** Lets open pages fetch modules anew. */
	async function tell(ids: Iterable<string>) {
		const { environments, ws } = server ?? {};
		let hasLoaderContent = false;
		for (const id of ids) {
			hasLoaderContent ||= isForLoaders(id);
			const module = environments?.client.moduleGraph.getModuleById(`\0${id}`);
			if (module) await environments?.client.reloadModule(module);
		}
		// src/entry.client.tsx asks the loaders anew; a reload would come upon a page that changes already.
		if (hasLoaderContent) ws?.send("loader-content");
	}

	const api: ContentModules = {
		async show(content) {
			isShown = true;
			const before = await loaded?.catch(() => undefined);
			const made = make(content);
			const now = before ? withGone(before, made) : made;
			loaded = Promise.resolve(now);
			if (before) await refresh(before, now);
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
				// React Router prerenders beside a server, which would read everything once more.
				if (hasLoadedPages()) return;
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
			const name = id.slice(1);
			const { modules } = await current();
			if (isForLoaders(name) && this.environment.name === "client")
				throw new Error(`${name} is for loaders only`);
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
				for (const { moduleGraph } of Object.values(started.environments))
					for (const [id, module] of moduleGraph.idToModuleMap)
						if (id.startsWith(`\0${prefix}`))
							moduleGraph.invalidateModule(module);
				started.ws.send({ type: "full-reload" });
			});
			// A page hears nothing before its socket is there: it is told then what has changed since it was asked for. Of a
			// mistake in the content there is no page: it is shown in its place.
			started.middlewares.use(({ headers }, _response, next) => {
				if (!headers.accept?.includes("text/html")) return next();
				changed.clear();
				current().then(() => next(), next);
			});
			started.ws.on("connection", () => tell(changed));
			const loadPipeline = async () => (await current()).pipeline;
			started.middlewares.use("/images", servePictures(loadPipeline, cache));
		},
	};
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

/** Measuring is built in or left out as a whole: a site without a pixel has not a byte of it (G-10). */
function measurementModule(hasPixel: boolean): string {
	if (!hasPixel)
		return "export const Measurement = () => null; export const PrivacyControl = () => null;";
	const source = join(import.meta.dirname, "../../src/measurement");
	return `export * from ${JSON.stringify(join(source, "measurement.tsx"))};`;
}

/** Whether loaders import this module, and hand what it says to their pages. */
function isForLoaders(id: string): boolean {
	return Object.hasOwn(loaderModules, id);
}

/** The placeholder colors of the pictures in use. */
function placeholderRules(pipeline: PicturePipeline): string[] {
	const used = new Set(
		[...pipeline.files.values()].map(({ master }) => master.placeholderColor),
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
