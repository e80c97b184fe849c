import type { Plugin, ViteDevServer } from "vite";
import { pagePath } from "#lib/url.ts";
import { notFoundAddress } from "#model/files.ts";
import { storedPages } from "./content/loaded-pages-store.ts";
import { pageAt } from "./content/page-list.ts";

const renderer = "/src/document/render-page.tsx";

/** Renders a page at each request of the development server; a change reloads the open pages. */
export function devPages(): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		// Page components run on the server only, so hot updates cannot reach the browser.
		hotUpdate({ modules }) {
			if (this.environment.name === "ssr" && modules.length > 0)
				this.environment.hot.send({ type: "full-reload" });
		},
		// Vite's own middlewares, which serve files, run first.
		configureServer: (server) => () => {
			server.middlewares.use(async (request, response, next) => {
				if (!request.headers.accept?.includes("text/html")) return next();
				try {
					const { pathname } = new URL(
						request.originalUrl ?? "/",
						"http://localhost",
					);
					const { renderPage } = await server.ssrLoadModule(renderer);
					const stored = storedPages();
					const found = pageAt(pagePath(decodeURI(pathname)), stored);
					const page = found ?? pageAt(notFoundAddress, stored);
					response.statusCode = found ? 200 : 404;
					response.setHeader("Content-Type", "text/html; charset=utf-8");
					response.end(
						renderPage(page, {
							islands: "/src/islands/entry.ts",
							styles: {
								main: await stylesOf(server, page?.component ?? ""),
								afterMain: "",
							},
							devScripts: ["/@vite/client"],
						}),
					);
				} catch (error) {
					if (error instanceof Error) server.ssrFixStacktrace(error);
					next(error);
				}
			});
		},
	};
}

/** The styles of the document and of a page's components. */
async function stylesOf(
	{ environments }: ViteDevServer,
	component: string,
): Promise<string> {
	const { ssr, client } = environments;
	const urls = new Set<string>();
	const seen = new Set<unknown>();
	type Module = Awaited<ReturnType<typeof ssr.moduleGraph.getModuleByUrl>>;
	const visit = (module: Module) => {
		if (!module || seen.has(module)) return;
		seen.add(module);
		if (/\.css($|\?)/.test(module.url)) urls.add(module.url);
		// The renderer imports the pages: each has only its own styles.
		for (const imported of module.importedModules)
			if (!imported.url.startsWith("/src/pages/") || module.url !== renderer)
				visit(imported);
	};
	visit(await ssr.moduleGraph.getModuleByUrl(renderer));
	visit(await ssr.moduleGraph.getModuleByUrl(`/src/${component}`));
	const sheets = await Promise.all(
		[...urls].map(async (url) => {
			const direct = `${url}${url.includes("?") ? "&" : "?"}direct`;
			return (await client.transformRequest(direct))?.code ?? "";
		}),
	);
	return sheets.join("\n");
}
