import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const folder = new URL("./browser/", import.meta.url);

const scripts = new Map(
	readdirSync(folder).map((name) => [
		name,
		withoutTypes(readFileSync(new URL(name, folder), "utf8")),
	]),
);

/** The browser resolves the import of "../../src/…" in browser/campaign.ts to this path. */
const campaignNames = "/src/lib/campaign-names.ts";
scripts.set(
	campaignNames,
	withoutTypes(
		readFileSync(new URL(`..${campaignNames}`, import.meta.url), "utf8"),
	),
);

export function scriptAt(path: string): string | undefined {
	if (path === campaignNames) return scripts.get(path);
	if (path === "/js/form_embed.js") return scripts.get("form-embed.ts");
	const [, name = ""] = /^\/browser\/([a-z-]+\.ts)$/.exec(path) ?? [];
	return scripts.get(name);
}

/** Hides Node's warning that stripTypeScriptTypes is experimental. */
function withoutTypes(source: string): string {
	const { emitWarning } = process;
	process.emitWarning = () => {};
	try {
		return stripTypeScriptTypes(source);
	} finally {
		process.emitWarning = emitWarning;
	}
}
