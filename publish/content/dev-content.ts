import { createReadStream } from "node:fs";
import { sep } from "node:path";
import type { Connect, Plugin } from "vite";
import type { Images } from "#model/pictures/pictures.ts";
import { encodePicture } from "./encode-pictures.ts";
import {
	printWarnings,
	readSiteContent,
	type SiteContent,
	type SiteSettings,
} from "./site-content.ts";

export type DevContent = {
	current(): Promise<SiteContent>;
};

export function devContent(settings: SiteSettings): Plugin<DevContent> & {
	api: DevContent;
} {
	const { folder, cache } = settings;
	let loaded: Promise<SiteContent> | undefined;

	const api: DevContent = {
		current() {
			loaded ??= loadContent(settings);
			return loaded;
		},
	};

	return {
		name: "dev-content",
		apply: "serve",
		api,
		async buildStart() {
			// Only prints errors, because the owner can correct the content while the server runs.
			await api.current().catch(({ message }) => console.error(message));
		},
		configureServer(started) {
			started.watcher.add(folder);
			started.watcher.on("all", (_event, path) => {
				if (!path.startsWith(folder + sep)) return;
				loaded = undefined;
				started.ws.send({ type: "full-reload" });
			});
			started.middlewares.use(({ headers }, _response, next) => {
				if (!headers.accept?.includes("text/html")) return next();
				api.current().then(() => next(), next);
			});
			const loadImages = async () => (await api.current()).images;
			started.middlewares.use("/images", servePictures(loadImages, cache));
		},
	};
}

async function loadContent(settings: SiteSettings): Promise<SiteContent> {
	const site = await readSiteContent(settings);
	printWarnings(site.content);
	return site;
}

/**
 * Serves /images during development. Passes errors to `next`, because throwing would end the
 * server.
 */
function servePictures(
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
