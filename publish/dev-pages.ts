import type { Plugin, ViteDevServer } from "vite";
import { pathWithoutCategory } from "#articles/list/article-paths.ts";
import { pagePath } from "#lib/url.ts";
import { notFoundAddress } from "#model/files.ts";
import { contentStyles } from "./content/content-styles.ts";
import type { DevContent } from "./content/dev-content.ts";

const renderer = "/src/document/render-page.tsx";
const pageList = "/src/pages/pages.ts";

type Renderer = typeof import("../src/document/render-page.tsx");
type PageList = typeof import("../src/pages/pages.ts");

export function devPages({ current }: Pick<DevContent, "current">): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		// Page components run only on the server, so the browser must reload after a change.
		hotUpdate({ modules, server }) {
			if (this.environment.name === "ssr" && modules.length > 0)
				server.environments.client.hot.send({ type: "full-reload" });
		},
		// Vite calls the returned function after it has added its own middlewares, which serve files.
		configureServer: (server) => () => {
			server.middlewares.use(async (request, response, next) => {
				if (!/text\/html|\*\/\*/.test(request.headers.accept ?? ""))
					return next();
				try {
					const { pathname } = new URL(
						request.originalUrl ?? "/",
						"http://localhost",
					);
					const { renderPage } = (await server.ssrLoadModule(
						renderer,
					)) as Renderer;
					const { pageAt } = (await server.ssrLoadModule(pageList)) as PageList;
					const site = await current();
					const { content, images } = site;
					const requestedPath = pagePath(decodeURI(pathname));
					const hasPage = (path: string) => pageAt(path, content) !== undefined;
					// All hosts redirect article URLs with a wrong category (C-20). This server shows the
					// article without a redirect.
					const path = [
						requestedPath,
						pathWithoutCategory(requestedPath) ?? requestedPath,
					].find(hasPage);
					const renderedPath = path ?? notFoundAddress;
					const page = pageAt(renderedPath, content);
					await page?.component();
					response.statusCode = path ? 200 : 404;
					response.setHeader("Content-Type", "text/html; charset=utf-8");
					response.end(
						await renderPage(renderedPath, content, images, {
							islands: "/src/islands/entry.ts",
							styles: {
								document:
									contentStyles(content) +
									(await stylesOf(server, page?.folder)),
								belowMain: "",
								pages: {},
							},
							devScript: "/@vite/client",
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

async function stylesOf(
	{ environments }: ViteDevServer,
	folder: string | undefined,
): Promise<string> {
	const { ssr, client } = environments;
	const ownFolder = `/src/pages/${folder}/`;
	const urls = new Set<string>();
	const seen = new Set<unknown>();
	type Module = Awaited<ReturnType<typeof ssr.moduleGraph.getModuleByUrl>>;
	const visit = (module: Module) => {
		if (!module || seen.has(module)) return;
		seen.add(module);
		if (/\.css($|\?)/.test(module.url)) urls.add(module.url);
		// The page list imports all pages, but a page needs only the styles of its own folder.
		for (const imported of module.importedModules)
			if (module.url !== pageList || imported.url.startsWith(ownFolder))
				visit(imported);
	};
	visit(await ssr.moduleGraph.getModuleByUrl(renderer));
	const sheets = await Promise.all(
		[...urls].map(async (url) => {
			const direct = `${url}${url.includes("?") ? "&" : "?"}direct`;
			return (await client.transformRequest(direct))?.code ?? "";
		}),
	);
	return sheets.join("\n");
}
