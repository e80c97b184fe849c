import type { ViteDevServer } from "vite";
import { storedPages, storePages } from "./loaded-pages-store.ts";
import { isForLoaders, type ModuleCode } from "./module-code.ts";

/** Lets pages that are open while an owner edits change in place where they can. */
export function openPages({ environments, ws, middlewares }: ViteDevServer) {
	/** Modules that have changed since a page was asked for. */
	const changed = new Set<string>();

	// A page hears nothing before its socket is there: it is told then what has changed since it was asked for.
	middlewares.use(({ headers }, _response, next) => {
		if (headers.accept?.includes("text/html")) changed.clear();
		next();
	});
	ws.on("connection", () => tell(changed));

	async function tell(ids: Iterable<string>) {
		let hasLoaderContent = false;
		for (const id of ids) {
			hasLoaderContent ||= isForLoaders(id);
			const module = environments.client.moduleGraph.getModuleById(`\0${id}`);
			if (module) await environments.client.reloadModule(module);
		}
		// src/entry.client.tsx asks the loaders anew; a reload would come upon a page that changes already.
		if (hasLoaderContent) ws.send("loader-content");
	}

	/** Modules whose code is another are fetched anew, and what imports them is drawn again. */
	return async (before: ModuleCode, now: ModuleCode): Promise<void> => {
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
		for (const [name, { moduleGraph }] of Object.entries(environments))
			for (const id of name === "client" ? [] : made) {
				const module = moduleGraph.getModuleById(`\0${id}`);
				if (module) moduleGraph.invalidateModule(module);
			}
		for (const id of ids) changed.add(id);
		await tell(ids);
	};
}

/** A page that is open may still ask for what has just gone: a picture, or itself where an article's address changes. */
export function withGone(before: ModuleCode, now: ModuleCode): ModuleCode {
	const addresses = [...new Set([...before.addresses, ...now.addresses])];
	storePages({ ...storedPages(), addresses });
	const files = new Map([...before.pipeline.files, ...now.pipeline.files]);
	return { ...now, addresses, pipeline: { ...now.pipeline, files } };
}
