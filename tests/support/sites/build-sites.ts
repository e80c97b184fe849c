import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { buildOldestSite } from "../oldest-browser/oldest-site.ts";
import { builds, buildYear, frozenGym, sandboxOrigin } from "./sites.ts";

type Site = { dir: string; env: Record<string, string> };

/** Runs one program of a build; stops all builds when it fails. */
async function run({ dir, env }: Site, ...parameters: string[]) {
	const command = spawn("node", parameters, {
		// These are never published: nothing in them expires.
		env: { ...process.env, BUILD_DAY: "", ...env, BUILD_DIR: dir },
	});
	const [stdout, stderr, [status]] = await Promise.all([
		text(command.stdout),
		text(command.stderr),
		once(command, "close"),
	]);
	if (status === 0) return;
	console.error(
		`${stdout}\n${stderr}\nnode ${parameters.join(" ")} failed for ${dir}`,
	);
	process.exit(1);
}

/** Makes the sites' pages one after the other (scripts/prerender.ts), and packs one while the next is made. */
async function build(sites: readonly Site[]) {
	const packed: Promise<void>[] = [];
	for (const site of sites) {
		rmSync(site.dir, { recursive: true, force: true });
		await run(site, "scripts/prerender.ts");
		packed.push(
			run(site, "publish/publish.ts").then(() =>
				console.log(`built ${site.dir}`),
			),
		);
	}
	await Promise.all(packed);
}

/** No test looks at what the slow steps are for: only the site as it is published is made like one to publish. */
const fast = { FAST_BUILD: "1" };

/** As on an island west of the gym, in German, years ahead: what a build takes from its computer is seen in the tests. */
const elsewhere = {
	TZ: "Pacific/Honolulu",
	LANG: "de_DE.UTF-8",
	LC_ALL: "de_DE.UTF-8",
	NODE_OPTIONS: `--import ${clockFrom(`${buildYear}-03-03T20:00Z`)}`,
};

await build([
	{ dir: builds.published, env: {} },
	{
		dir: builds.secondGym,
		// Its announcement is on: visitors without scripts see it.
		env: {
			...fast,
			CONTENT_DIR: "tests/support/second-gym",
			BUILD_DAY: "2026-11-20",
		},
	},
	{
		dir: builds.site,
		env: {
			...fast,
			...elsewhere,
			CONTENT_DIR: frozenGym,
			PROVIDER_ORIGIN: sandboxOrigin,
		},
	},
]);
buildOldestSite();

/** A module that has the clock of a Node process begin at another instant. */
function clockFrom(instant: string): string {
	const code = `
		const ahead = Date.parse("${instant}") - Date.now();
		const RealDate = Date;
		globalThis.Date = class extends RealDate {
			constructor(...when) { when.length === 0 ? super(RealDate.now() + ahead) : super(...when); }
			static now() { return RealDate.now() + ahead; }
		};`;
	return `data:text/javascript,${encodeURIComponent(code)}`;
}
