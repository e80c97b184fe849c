import { createHash } from "node:crypto";
import { type BootFile, bootFile } from "./boot-file.ts";

/** A page after the pass, and the file that starts its scripts. */
export type PassedPage = {
	html: string;
	boot: BootFile;
	/** The inline scripts that are left, for the security policy: `sha256-…`. */
	scriptHashes: readonly string[];
	/** The inline style, likewise. */
	styleHash: string;
};

const sheetElement = /<link rel="stylesheet" href="([^"]*)"\/>/g;
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Beginnings of the scripts that React Router writes: what they do belongs into the boot file. */
const routerScripts = ["window.__reactRouterContext", "import "];

/**
 * Puts the page's style into the page, so that the first response can be painted (docs/decisions/0012-first-paint.md),
 * and lets React arrive after the picture (docs/decisions/0002-late-hydration.md): takes the preloads of chunks out of a
 * prerendered page and moves React Router's inline scripts into one file of the page. Links of style sheets and moved
 * scripts leave their elements, inert: hydration expects them. Constant scripts (theme, scroll restoration, loader) and
 * data stay as they are.
 *
 * @param file The text of a style sheet or chunk of the site, by its address.
 */
export function passPage(
	html: string,
	file: (address: string) => string,
): PassedPage {
	const moved: string[] = [];
	const scriptHashes = new Set<string>();

	const style = [...html.matchAll(sheetElement)]
		.map(([, address = ""]) => file(address).trim())
		.join("");
	if (!style) throw new Error("No style sheet is linked in the page");

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
			scriptHashes.add(hashOf(code));
			return element;
		});

	const boot = bootFile(moved, file);
	return {
		html: emptied
			.replace("<html ", `<html data-boot="/assets/${boot.name}" `)
			.replace(sheetElement, (link) =>
				link.replace("<link", '<link disabled=""'),
			)
			.replace(
				'<link disabled="" ',
				() => `<style>${style}</style><link disabled="" `,
			),
		boot,
		scriptHashes: [...scriptHashes],
		styleHash: hashOf(style),
	};
}

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
