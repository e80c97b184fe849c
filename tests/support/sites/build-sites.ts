import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { basename } from "node:path";
import { text } from "node:stream/consumers";
import { buildOldestSite } from "../oldest-browser/oldest-site.ts";
import { writeSecondGym } from "../second-gym.ts";
import {
	builds,
	buildYear,
	frozenGym,
	sandboxOrigin,
	secondContentFolder,
} from "./sites.ts";

type Site = { dir: string; env: Record<string, string> };

async function build({ dir, env }: Site) {
	rmSync(dir, { recursive: true, force: true });
	const command = spawn("node", ["publish/build-site.ts"], {
		// Without a day nothing expires (publish/content/site-content.ts), so these sites stay the same.
		env: { ...process.env, BUILD_DAY: "", ...env, BUILD_DIR: dir },
	});
	const [stdout, stderr, [status]] = await Promise.all([
		text(command.stdout),
		text(command.stderr),
		once(command, "close"),
	]);
	if (status !== 0) {
		console.error(`${stdout}\n${stderr}\nThe build of ${dir} failed`);
		process.exitCode = 1;
		return;
	}
	console.log(`built ${dir}`);
}

const fast = { FAST_BUILD: "1" };

/** With another time zone, language and year, tests find output that depends on the machine. */
const foreignMachine = {
	TZ: "Pacific/Honolulu",
	LANG: "de_DE.UTF-8",
	LC_ALL: "de_DE.UTF-8",
	NODE_OPTIONS: `--import ${clockFrom(`${buildYear}-03-03T20:00Z`)}`,
};

await writeSecondGym(secondContentFolder);
const sites = [
	{ dir: builds.published, env: { FAST_BUILD: "pictures" } },
	{
		dir: builds.secondGym,
		// On this day the announcement is visible to visitors without scripts.
		env: {
			...fast,
			CONTENT_DIR: secondContentFolder,
			BUILD_DAY: "2026-11-20",
		},
	},
	{
		dir: builds.site,
		env: {
			...fast,
			...foreignMachine,
			CONTENT_DIR: frozenGym,
			PROVIDER_ORIGIN: sandboxOrigin,
		},
	},
];

/** Names of folders in build-tests; an empty list builds all. */
const wanted = process.argv.slice(2);
await Promise.all(
	sites
		.filter(({ dir }) => wanted.length === 0 || wanted.includes(basename(dir)))
		.map(build),
);
if (wanted.length === 0 && !process.exitCode) buildOldestSite();

/** Returns the URL of a module that moves a Node process's clock to an instant. */
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
