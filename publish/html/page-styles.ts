import { basename, dirname } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import type { Plugin, Rolldown } from "vite";
import type { PageAssets } from "../../src/document/render-page.tsx";

const layers =
	"reset, tokens, type, ui, booking, features, sections, shell, pages, print";

const order = `@layer ${layers};`;

/**
 * Matches modules whose styles are inlined after <main>, because the footer, closed dialogs and
 * error messages are not in the first view.
 */
const belowMain =
	/\/(shell\/site-footer-and-dialogs\.tsx|document\/island-error\.tsx|ui\/dialog\/dialog\.module\.css)$/;

/**
 * Matches a dialog that some pages import. Its styles are omitted from a page's style, because they
 * are already inlined after <main> with those of site-footer-and-dialogs.tsx.
 */
const closedDialog = /\/booking\/frame-dialog\.tsx$/;

export const stylesFile = "styles.json";

export type Styles = PageAssets["styles"];

/**
 * Collects CSS Modules into one style for the document, one for the part after <main>, and one per
 * folder of src/pages (docs/decisions/0012-first-paint.md).
 */
export function pageStyles(): Plugin[] {
	const modules = new Map<string, string>();
	const placed = new Set<string>();
	return [
		{
			name: "folder-layers",
			transform: {
				filter: { id: /\/src\/.*\.module\.css(\?|$)/ },
				handler: (css, id) => ({ code: inLayer(css, id), map: null }),
			},
			enforce: "pre",
		},
		{
			name: "layer-order",
			apply: "serve",
			transform: {
				filter: { id: /\.css(\?|$)/ },
				handler: (css) => ({ code: `${order}${css}`, map: null }),
			},
			enforce: "pre",
		},
		{
			name: "page-styles",
			apply: "build",
			// Both builds share `placed`. The renderer's build fills it; the browser's build runs
			// second and omits these styles.
			sharedDuringBuild: true,
			// Runs between Vite's two CSS plugins: class names are scoped, files are not yet written.
			transform: {
				filter: { id: /(\.module|\/print|\/forced-dark)\.css$/ },
				handler(css, id) {
					const isOfRenderer = this.environment.name === "renderer";
					if (isOfRenderer) modules.set(id, css);
					else if (!placed.has(id)) return undefined;
					return { code: "", map: null };
				},
			},
			generateBundle(_, bundle) {
				if (this.environment.name !== "renderer") {
					removeEmptySheets(bundle);
					return;
				}
				const importsOf = (id: string) =>
					this.getModuleInfo(id)?.importedIds ?? [];
				const ids = [...this.getModuleIds()];
				const document = ids.filter((id) =>
					id.endsWith("/src/document/document.tsx"),
				);
				const belowMainIds = [...imported(document, importsOf)].filter((id) =>
					belowMain.test(id),
				);
				const documentIds = imported(document, (id) =>
					belowMainIds.includes(id) ? [] : importsOf(id),
				).difference(new Set(belowMainIds));
				const cssOf = (ids: Iterable<string>) =>
					[...ids]
						.map((id) => {
							placed.add(id);
							return modules.get(id) ?? "";
						})
						.join("\n");

				// Takes the sheets of src/styles from the bundle, where Vite has resolved their font URLs.
				let globalCss = "";
				for (const [name, file] of Object.entries(bundle))
					if (file.type === "asset" && name.endsWith(".css")) {
						globalCss += String(file.source);
						delete bundle[name];
					}
					// If a chunk still listed a deleted sheet, the chunk would try to load it.
					else if (file.type === "chunk")
						file.viteMetadata?.importedCss.clear();
				// Uses the order of pages.ts, because the order of module ids varies between builds.
				const folders = Map.groupBy(
					ids
						.filter((id) => id.endsWith("/src/pages/pages.ts"))
						.flatMap(
							(id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
						),
					(id) => basename(dirname(id)),
				);
				const isAfterMain = (id: string) =>
					belowMain.test(id) || closedDialog.test(id);
				const styles: Styles = {
					document: finished(globalCss + cssOf(documentIds)),
					belowMain: finished(
						cssOf(imported(belowMainIds, importsOf).difference(documentIds)),
					),
					pages: Object.fromEntries(
						[...folders].map(([folder, pages]) => [
							folder,
							finished(
								cssOf(
									imported(pages, (id) =>
										isAfterMain(id) ? [] : importsOf(id),
									)
										.difference(documentIds)
										.difference(new Set(belowMainIds)),
								),
							),
						]),
					),
				};
				this.emitFile({
					type: "asset",
					fileName: stylesFile,
					source: JSON.stringify(styles),
				});
			},
		},
	];
}

function removeEmptySheets(bundle: Rolldown.OutputBundle): void {
	const empty = Object.entries(bundle).flatMap(([name, file]) =>
		file.type === "asset" &&
		name.endsWith(".css") &&
		// Vite keeps a marker comment in an empty sheet until it writes the sheet.
		/^\s*(\/\*\$vite\$.*\*\/)?\s*$/.test(String(file.source))
			? [name]
			: [],
	);
	for (const name of empty) delete bundle[name];
	for (const file of Object.values(bundle))
		if (file.type === "chunk")
			for (const name of empty) file.viteMetadata?.importedCss.delete(name);
}

function inLayer(css: string, file: string): string {
	if (css.includes("@layer")) return css;
	const [, folder = ""] = /.*\/src\/(\w+)/.exec(file) ?? [];
	const layer = layers.split(", ").includes(folder) ? folder : "features";
	return `@layer ${layer} {${css}}`;
}

function imported(
	entries: readonly string[],
	importsOf: (id: string) => readonly string[],
): Set<string> {
	const found = new Set<string>();
	const visit = (id: string) => {
		if (found.has(id)) return;
		found.add(id);
		for (const next of importsOf(id)) visit(next);
	};
	for (const entry of entries) visit(entry);
	return found;
}

function finished(css: string): string {
	if (css.trim() === "") return "";
	const { code } = transform({
		filename: "page.css",
		code: Buffer.from(order + css),
		minify: true,
		targets: browserslistToTargets(browserslist()),
	});
	return code.toString();
}
