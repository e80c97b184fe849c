import { createHash } from "node:crypto";
import { type BootFile, bootFile } from "./boot-file.ts";
import { afterMainSheet } from "./page-styles.ts";

/** A page after the pass, and the file that starts its scripts. */
export type PassedPage = {
	html: string;
	boot: BootFile;
	/** The inline scripts that are left, for the security policy: `sha256-…`. */
	scriptHashes: readonly string[];
	/** The inline styles, likewise. */
	styleHashes: readonly string[];
};

const sheetElement = /<link rel="stylesheet" href="([^"]*)"\/>/g;
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Beginnings of the scripts that React Router writes: what they do belongs into the boot file. */
const routerScripts = ["window.__reactRouterContext", "import "];

/** And of the one that is not needed: src/startup/scroll-memory.ts. */
const scrollScript = "((storageKey, restoreKey) =>";

/**
 * Cloudflare obfuscates email addresses, and our policy blocks what its script does to decode them; it leaves alone what is
 * between these comments: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const emailOff = ["<!--email_off-->", "<!--/email_off-->"] as const;

const inertScript = '<script type="application/json"></script>';

/**
 * Puts the page's style into the page, so that the first response can be painted (docs/decisions/0012-first-paint.md):
 * into the head what the bar and <main> need, and behind <main> what stands there. Lets React arrive after the picture
 * (docs/decisions/0002-late-hydration.md): takes the preloads of chunks out and moves React Router's inline scripts into
 * one file of the page. Links of style sheets and moved scripts leave their elements, inert: hydration expects them. The
 * scripts of src/startup and data stay as they are.
 *
 * @param file The text of a style sheet or chunk of the site, by its address.
 */
export function passPage(
	html: string,
	file: (address: string) => string,
): PassedPage {
	const moved: string[] = [];
	const scriptHashes = new Set<string>();

	const addresses = [...html.matchAll(sheetElement)].map(
		([, address = ""]) => address,
	);
	const styleOf = (isBehind: boolean) =>
		addresses
			.filter((address) => address.startsWith(afterMainSheet) === isBehind)
			.map((address) => file(address).trim())
			.join("");
	const style = styleOf(false);
	const behind = styleOf(true);
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
				return inertScript;
			}
			if (code.startsWith(scrollScript)) return inertScript;
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
			)
			.replace("</main>", () => `</main>${styleInBody(behind)}`)
			.replace(/<body\b[^>]*>/, (body) => body + emailOff[0])
			.replace("</body>", `${emailOff[1]}</body>`),
		boot,
		scriptHashes: [...scriptHashes],
		styleHashes: [style, behind].map(hashOf),
	};
}

/** HTML allows a style in the body inside SVG alone, where the parser reads its text as that of any element. */
function styleInBody(css: string): string {
	const text = css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return `<svg width="0" height="0" aria-hidden="true"><style>${text}</style></svg>`;
}

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
