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

/** A page that has not connected by then is closed. */
const connectTimeoutMs = 3000;

/** The plugin's interface for other plugins and the editor. */
export type DevContent = {
	/** The current content; rejects with its problems. */
	current(): Promise<SiteContent>;
	/** Replaces the folder's content and reloads open pages. */
	show(content: Content): Promise<void>;
};

/** Holds the development server's content, reloads it on change, and serves its pictures. */
export function devContent(settings: SiteSettings): Plugin<DevContent> & {
	api: DevContent;
} {
	const { folder, cache } = settings;
	let loaded: Promise<SiteContent> | undefined;
	/** The content of the last requested page. */
	let rendered: Promise<SiteContent> | undefined;
	let server: ViteDevServer | undefined;
	let isShown = false;
	let loading: NodeJS.Timeout | undefined;

	const reload = () => {
		// A loading page reloads when it connects, so a second message would reload it twice.
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
			// The server continues, because the writer can fix the folder or a draft.
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
			// Shows a problem of the content instead of the page.
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

/** Keeps removed pictures, because an open page may still request them. */
function keepRemoved(before: SiteContent, now: SiteContent): SiteContent {
	const files = new Map([...before.images.files, ...now.images.files]);
	return { ...now, images: { ...now.images, files } };
}

/** Serves pictures below /images during development. Passes errors to `next`, because throwing would end the server. */
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
