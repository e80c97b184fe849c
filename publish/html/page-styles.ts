import { basename, dirname } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import type { Plugin, Rolldown } from "vite";

/** The layers in order: a later one wins whatever the selectors of the others weigh. A folder of src/ is a layer. */
const layers =
	"reset, tokens, type, ui, booking, features, sections, shell, pages, print";

const order = `@layer ${layers};`;

/** Everything after <main>; a closed dialog and the message of an island that broke need no style before that either. */
const afterMain =
	/\/(shell\/after-main\.tsx|document\/island-error\.tsx|ui\/dialog\/dialog\.module\.css)$/;

/** Its styles are among those: the shell has such a dialog, too. */
const closedDialog = /\/booking\/frame-dialog\.tsx$/;

/** The file of the renderer's build that holds the styles. */
export const stylesFile = "styles.json";

/** The content of that file. A page's styles are the document's and those of its folder. */
export type Styles = {
	document: string;
	afterMain: string;
	/** By folder of src/pages. */
	pages: Readonly<Record<string, string>>;
};

/**
 * Writes the styles of the document, of what stands behind <main>, and of each folder of pages: the CSS Modules of all
 * components that its pages import and the document does not (docs/decisions/0012-first-paint.md). Pages of a folder share
 * one, since the security policy lists the hash of each. Each begins with the order of the layers, so that it does not
 * matter which one comes first. The build of the islands has the
 * styles that no page contains, such as those of toasts.
 */
export function pageStyles(): Plugin[] {
	const modules = new Map<string, string>();
	/** The modules whose styles some page carries. */
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
				filter: { id: /\.css$/ },
				handler: (css) => ({ code: `${order}${css}`, map: null }),
			},
			enforce: "pre",
		},
		{
			name: "page-styles",
			apply: "build",
			// The browser's build, which is the second, leaves out what the renderer's has.
			sharedDuringBuild: true,
			// Between Vite's two plugins for CSS: classes have their names, and nothing is written yet.
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
				const behind = [...imported(document, importsOf)].filter((id) =>
					afterMain.test(id),
				);
				const first = imported(document, (id) =>
					behind.includes(id) ? [] : importsOf(id),
				).difference(new Set(behind));
				const cssOf = (ids: Iterable<string>) =>
					[...ids]
						.map((id) => {
							placed.add(id);
							return modules.get(id) ?? "";
						})
						.join("\n");

				// The sheets of src/styles, with the addresses of fonts that Vite has filled in.
				let globalCss = "";
				for (const [name, file] of Object.entries(bundle))
					if (file.type === "asset" && name.endsWith(".css")) {
						globalCss += String(file.source);
						delete bundle[name];
					}
				const folders = Map.groupBy(
					ids.filter((id) => /\/src\/pages\/[^/]+\/[^/]+\.tsx$/.test(id)),
					(id) => basename(dirname(id)),
				);
				const isBehind = (id: string) =>
					afterMain.test(id) || closedDialog.test(id);
				const styles: Styles = {
					document: finished(globalCss + cssOf(first)),
					afterMain: finished(
						cssOf(imported(behind, importsOf).difference(first)),
					),
					pages: Object.fromEntries(
						[...folders].map(([folder, pages]) => [
							folder,
							finished(
								cssOf(
									imported(pages, (id) => (isBehind(id) ? [] : importsOf(id)))
										.difference(first)
										.difference(new Set(behind)),
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
		// Vite keeps a comment of its own in each sheet until it writes it.
		/^\s*(\/\*\$vite\$.*\*\/)?\s*$/.test(String(file.source))
			? [name]
			: [],
	);
	for (const name of empty) delete bundle[name];
	for (const file of Object.values(bundle))
		if (file.type === "chunk")
			for (const name of empty) file.viteMetadata?.importedCss.delete(name);
}

/** A module's styles in the layer of its room; the features share one. What names a layer itself stays in that. */
function inLayer(css: string, file: string): string {
	if (css.includes("@layer")) return css;
	const [, room = ""] = /.*\/src\/(\w+)/.exec(file) ?? [];
	const layer = layers.split(", ").includes(room) ? room : "features";
	return `@layer ${layer} {${css}}`;
}

/** Modules and all that they import, and what these import, in the order of their code. */
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

/** Minified, in the syntax of the oldest browsers. */
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
