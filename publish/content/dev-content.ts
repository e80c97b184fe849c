import { createReadStream } from "node:fs";
import type { Connect, Plugin, ViteDevServer } from "vite";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { encodePicture } from "./encode-pictures.ts";
import {
	readSiteContent,
	type SiteContent,
	type SiteSettings,
	siteContent,
} from "./site-content.ts";

/** A page that has not connected by then is gone. */
const connectTimeoutMs = 3000;

/** What other plugins and the editor ask of this one. */
export type DevContent = {
	/** The content as it is now; rejects with its mistakes. */
	current(): Promise<SiteContent>;
	/** Shows this content from now on in the place of the folder's; open pages are loaded anew. */
	show(content: Content): Promise<void>;
};

/** Holds the content of the development server, reads it anew when it changes, and serves its pictures. */
export function devContent(settings: SiteSettings): Plugin<DevContent> & {
	api: DevContent;
} {
	const { folder, cache } = settings;
	let loaded: Promise<SiteContent> | undefined;
	/** The content of the last page that was requested. */
	let rendered: Promise<SiteContent> | undefined;
	let server: ViteDevServer | undefined;
	let isShown = false;
	let loading: NodeJS.Timeout | undefined;

	const reload = () => {
		// One load at a time: the page that is loading reloads when it connects.
		if (!loading) server?.ws.send({ type: "full-reload" });
	};
	const endLoading = () => {
		clearTimeout(loading);
		loading = undefined;
		if (rendered && rendered !== loaded) reload();
	};

	const api: DevContent = {
		current() {
			loaded ??= readSiteContent(settings);
			return loaded;
		},
		async show(content) {
			isShown = true;
			const before = await loaded?.catch(() => undefined);
			const now = siteContent(content, settings);
			loaded = Promise.resolve(before ? keepRemoved(before, now) : now);
			reload();
		},
	};

	return {
		name: "dev-content",
		apply: "serve",
		api,
		async buildStart() {
			// The server goes on: what is wrong can be fixed, in the folder or in a draft.
			await api.current().catch(({ message }) => console.error(message));
		},
		configureServer(started) {
			server = started;
			started.watcher.add(folder);
			started.watcher.on("all", (_event, path) => {
				if (isShown || !path.startsWith(folder)) return;
				loaded = undefined;
				reload();
			});
			started.ws.on("connection", endLoading);
			// A mistake in the content is shown in the place of the page.
			started.middlewares.use(({ headers }, _response, next) => {
				if (!headers.accept?.includes("text/html")) return next();
				rendered = api.current();
				clearTimeout(loading);
				loading = setTimeout(endLoading, connectTimeoutMs).unref();
				rendered.then(() => next(), next);
			});
			const loadImages = async () => (await api.current()).images;
			started.middlewares.use("/images", servePictures(loadImages, cache));
		},
	};
}

/** An open page may still request a picture that has just been removed. */
function keepRemoved(before: SiteContent, now: SiteContent): SiteContent {
	const files = new Map([...before.images.files, ...now.images.files]);
	return { ...now, images: { ...now.images, files } };
}

/**
 * Answers requests below /images while developing. Mistakes in the content go to `next`, which shows them in the browser:
 * thrown from here they would end the server.
 */
export function servePictures(
	loadImages: () => Promise<Pick<Images, "files" | "copies">>,
	cache: string,
): Connect.NextHandleFunction {
	return async (request, response, next) => {
		try {
			const { files, copies } = await loadImages();
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
