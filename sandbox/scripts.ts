import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const folder = new URL("./browser/", import.meta.url);

/** File name -> JavaScript. Imports keep their .ts endings, so the URLs end in .ts too. */
const scripts = new Map(
	readdirSync(folder).map((name) => [
		name,
		withoutTypes(readFileSync(new URL(name, folder), "utf8")),
	]),
);

/** The site's list of campaign parameters, imported by browser/campaign.ts: "../.." leads to the server's root. */
const campaignNames = "/src/lib/campaign-names.ts";
scripts.set(
	campaignNames,
	withoutTypes(
		readFileSync(new URL(`..${campaignNames}`, import.meta.url), "utf8"),
	),
);

/** The JavaScript at a path, if there is one. */
export function scriptAt(path: string): string | undefined {
	if (path === campaignNames) return scripts.get(path);
	if (path === "/js/form_embed.js") return scripts.get("form-embed.ts");
	const [, name = ""] = /^\/browser\/([a-z-]+\.ts)$/.exec(path) ?? [];
	return scripts.get(name);
}

/** Node 24 warns that the function is experimental. It is what runs every .ts file here, and Node's version is pinned. */
function withoutTypes(source: string): string {
	const { emitWarning } = process;
	process.emitWarning = () => {};
	try {
		return stripTypeScriptTypes(source);
	} finally {
		process.emitWarning = emitWarning;
	}
}
