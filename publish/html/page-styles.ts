import { basename, dirname } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";
import type { Plugin, Rolldown } from "vite";

/** The layers in order: a later one wins whatever the selectors of the others weigh. A room's styles are in its layer. */
const layers =
	"reset, tokens, type, ui, booking, features, sections, shell, pages, print";
type Chunk = Rolldown.OutputChunk;

const order = `@layer ${layers};`;

/** Where src/root.tsx has what stands behind <main>, and how the sheet of that begins. */
const afterMain = /\/shell\/after-main\.tsx$/;
export const afterMainSheet = "/assets/after-main-";

/** A closed dialog needs no style: it comes behind <main>, for all pages. */
const closedAtFirst = /\/ui\/dialog\/dialog\.module\.css$/;

/** What a page that breaks shows. The missing page, which begins with it, has it in its own sheet. */
const shownLater = /\/shell\/error-page\.module\.css$/;

/**
 * Two style sheets for the document, what stands behind <main> apart, and one for each folder of pages: the CSS Modules
 * of all components that its pages import and the document's first sheet does not hold. Pages of a folder share one, since
 * the security policy lists the hash of each (docs/decisions/0012-first-paint.md). Vite's own sheets go along with its
 * chunks of code, and what many pages share would be loaded by all. Each sheet begins with the order of the layers, so
 * that it does not matter which one comes first.
 */
export function pageStyles(): Plugin[] {
	const modules = new Map<string, string>();
	const isPlaced = /(\.module|\/print|\/forced-dark)\.css$/;
	return [
		{
			name: "room-layers",
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
			applyToEnvironment: ({ name }) => name === "client",
			// Between Vite's two plugins for CSS: classes have their names, and nothing is written yet.
			transform: {
				filter: { id: isPlaced },
				handler(css, id) {
					modules.set(id, css);
					return { code: "", map: null };
				},
			},
			generateBundle(_, bundle) {
				const chunks = Object.values(bundle).filter(
					(file) => file.type === "chunk",
				);
				const importsOf = (id: string) =>
					this.getModuleInfo(id)?.importedIds ?? [];
				const document = chunks.find(({ name }) => name === "root");
				const ofDocument = imported(entriesOf([document]), importsOf);
				const behind = [...ofDocument].filter((id) =>
					[afterMain, closedAtFirst, shownLater].some((late) => late.test(id)),
				);
				const first = imported(entriesOf([document]), (id) =>
					behind.includes(id) ? [] : importsOf(id),
				).difference(new Set(behind));
				for (const chunk of chunks) {
					const sheets = chunk.viteMetadata?.importedCss;
					if (!sheets) continue;
					// What stands in the chunk besides modules: the document's own sheets.
					const others = [...sheets].map((name) => {
						const file = bundle[name];
						delete bundle[name];
						return file?.type === "asset" ? String(file.source) : "";
					});
					sheets.clear();
					const emit = (name: string, sources: readonly string[]) => {
						const css = sources.join("\n").trim();
						if (!css) return;
						const reference = this.emitFile({
							type: "asset",
							name: `${name}.css`,
							source: finished(`${order}${css}`),
						});
						sheets.add(this.getFileName(reference));
					};
					const stylesOf = (ids: Iterable<string>) =>
						[...ids].map((id) => modules.get(id) ?? "");
					if (chunk === document) {
						emit(chunk.name, [...others, ...stylesOf(first)]);
						emit(
							"after-main",
							stylesOf(imported(behind, importsOf).difference(first)),
						);
						continue;
					}
					if (document && isBeside(document)(chunk)) continue;
					const beside = chunks.filter(isBeside(chunk));
					emit(basename(folderOf(chunk)), [
						...others,
						...stylesOf(
							[
								...imported(entriesOf(beside), importsOf).difference(first),
							].filter((id) => !closedAtFirst.test(id)),
						),
					]);
				}
			},
		},
	];
}

/** A module's styles in the layer of its room; the features share one. What names a layer itself stays in that. */
function inLayer(css: string, file: string): string {
	if (css.includes("@layer")) return css;
	const [, room = ""] = /.*\/src\/(\w+)/.exec(file) ?? [];
	const layer = layers.split(", ").includes(room) ? room : "features";
	return `@layer ${layer} {${css}}`;
}

function entriesOf(chunks: readonly (Chunk | undefined)[]): string[] {
	return chunks.flatMap((chunk) => chunk?.facadeModuleId ?? []);
}

function folderOf({ facadeModuleId }: Chunk): string {
	return dirname(facadeModuleId ?? "");
}

function isBeside(chunk: Chunk): (other: Chunk) => boolean {
	return (other) => other === chunk || folderOf(other) === folderOf(chunk);
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

/** Short, and in the words of the oldest browsers. */
function finished(css: string): Uint8Array {
	return transform({
		filename: "page.css",
		code: Buffer.from(css),
		minify: true,
		targets: browserslistToTargets(browserslist()),
		// Vite has done that for tokens and themes, and no other sheet has such a color; it would be done twice.
		exclude: Features.LightDark,
	}).code;
}
