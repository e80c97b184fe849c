import { createHash } from "node:crypto";

/** A page after the pass, and the file that starts its scripts. */
export type PassedPage = {
	html: string;
	boot: { name: string; code: string };
	/** The inline scripts that are left, for the security policy: `sha256-…`. */
	scriptHashes: readonly string[];
};

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Beginnings of the scripts that React Router writes: what they do belongs into the boot file. */
const routerScripts = ["window.__reactRouterContext", "import "];

/**
 * Lets React arrive after the picture (docs/decisions/0002-late-hydration.md): takes the preloads of chunks out of a
 * prerendered page and moves React Router's inline scripts into one file of the page. Their elements stay, emptied and
 * inert: hydration expects them. Constant scripts (theme, scroll restoration, loader) and data stay as they are.
 */
export function passPage(html: string): PassedPage {
	const moved: string[] = [];
	const scriptHashes = new Set<string>();

	const emptied = html
		.replace(/<link rel="modulepreload"[^>]*\/>/g, "")
		.replace(scriptElement, (element, attributes: string, code: string) => {
			if (/type="application\/(ld\+)?json"/.test(attributes)) return element;
			if (/\ssrc=/.test(attributes))
				throw new Error(
					`A script with src is not expected in the HTML: ${element.slice(0, 120)}`,
				);
			if (routerScripts.some((beginning) => code.startsWith(beginning))) {
				moved.push(code);
				return '<script type="application/json"></script>';
			}
			scriptHashes.add(
				`sha256-${createHash("sha256").update(code).digest("base64")}`,
			);
			return element;
		});

	const code = bootCode(moved);
	const name = `boot-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
	return {
		html: emptied.replace("<html ", `<html data-boot="/assets/${name}" `),
		boot: { name, code },
		scriptHashes: [...scriptHashes],
	};
}

/** One module of all moved scripts, imports first. The last import is awaited, so that the loader hears of failures. */
function bootCode(scripts: readonly string[]): string {
	const imports = scripts.filter((script) => script.startsWith("import "));
	const others = scripts.filter((script) => !script.startsWith("import "));
	if (imports.length !== 1)
		throw new Error(
			`Expected one module script of React Router in a page, found ${imports.length}`,
		);
	const [module = ""] = imports;
	const entry = /^import\((".+")\);?\s*$/m;
	if (!entry.test(module))
		throw new Error(
			"React Router's module script no longer ends by importing the entry module",
		);
	const lines = module.replace(entry, "await import($1);");
	const statics = lines.match(/^import .+$/gm) ?? [];
	return [
		...statics,
		...others,
		lines.replace(/^import .+$/gm, "").trim(),
	].join("\n");
}
