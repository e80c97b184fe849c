import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuildInfo, parseBuildInfo } from "../../publish/build-info.ts";
import { caddyFile } from "../../publish/hosts/caddy.ts";
import { hostNames } from "../../publish/hosts/host-names.ts";
import { nginxFile } from "../../publish/hosts/nginx.ts";
import { CommandError } from "../setup/command-error.mjs";
import type { BuiltSite } from "./built-site.ts";
import { checkSite, waitForBuild } from "./check-site.ts";
import { runCommand } from "./command.ts";

type Env = NodeJS.ProcessEnv;

export type Server = {
	/** Runs a command of remote.sh on the server and returns its output. */
	run: (...args: string[]) => Promise<string>;
	reload: () => Promise<void>;
	upload: (
		source: string,
		target: string,
		options?: readonly string[],
	) => Promise<void>;
	path: string;
};

/**
 * Connects with the settings in `env` (settings.ts) and calls `work`. Deletes the key files
 * afterwards.
 */
export async function withServer<Result>(
	env: Env,
	work: (server: Server) => Promise<Result>,
): Promise<Result> {
	const { DEPLOY_SSH: host = "", DEPLOY_PATH: path = "" } = env;
	const folder = await mkdtemp(join(tmpdir(), "deploy-"));
	const writeSecret = async (name: string, value: string) => {
		const file = join(folder, name);
		// ssh rejects a key without a final line break, which some secrets lack.
		await writeFile(file, `${value.trim()}\n`, { mode: 0o600 });
		return file;
	};
	try {
		const options = ["-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=yes"];
		if (env.DEPLOY_PORT) options.push("-p", env.DEPLOY_PORT);
		if (env.DEPLOY_SSH_KEY)
			options.push(
				...["-o", "IdentitiesOnly=yes"],
				...["-i", await writeSecret("key", env.DEPLOY_SSH_KEY)],
			);
		if (env.DEPLOY_KNOWN_HOSTS)
			options.push(
				"-o",
				`UserKnownHostsFile=${await writeSecret("known_hosts", env.DEPLOY_KNOWN_HOSTS)}`,
			);
		const script = await readFile(
			join(import.meta.dirname, "remote.sh"),
			"utf8",
		);
		const ssh = (command: string, input?: string) =>
			runCommand("ssh", [...options, host, command], input ? { input } : {});
		return await work({
			path,
			run: (command, ...args) =>
				ssh(
					["sh", "-s", "--", command, path, ...args].map(quote).join(" "),
					script,
				),
			reload: async () => {
				if (env.DEPLOY_RELOAD) await ssh(env.DEPLOY_RELOAD);
			},
			upload: async (source, target, more = []) => {
				await runCommand("rsync", [
					// Omits --times. With it and --link-dest, rsync would copy a file whose date alone is new
					// instead of linking it, and browsers would load it again.
					...["--recursive", "--checksum", "--perms", "--chmod=D755,F644"],
					...["--timeout=60", ...more],
					`--rsh=${["ssh", ...options].map(quote).join(" ")}`,
					source,
					`${host}:${path}/${target}`,
				]);
			},
		});
	} finally {
		await rm(folder, { recursive: true });
	}
}

/**
 * Uploads the build next to the live one, activates it and checks it at `url`. On failure,
 * reactivates the previous build and throws a CommandError.
 */
export async function deployToServer(
	server: Server,
	site: BuiltSite,
	url: string,
): Promise<void> {
	const release = releaseName(site);
	const before = (await server.run("prepare", release)).trim();
	await uploadRelease(server, site, release, before);
	const problems = await putOnline(server, site, release, url).catch(
		(error: Error) => [error.message],
	);
	if (problems.length > 0) {
		const reason = `The new build is not right online:\n${problems.map((problem) => `- ${problem}`).join("\n")}`;
		if (!before)
			throw new CommandError(
				`${reason}\nIt stays, since there is no earlier build on the server.`,
			);
		const { problem } = await rollBack(server, url, release).catch(
			(error: Error) => ({ problem: error.message }),
		);
		throw new CommandError(
			`${reason}\n${problem ? `Going back: ${problem}` : "The site is back at the build before."}`,
		);
	}
	await server.run("prune");
}

async function putOnline(
	server: Server,
	site: BuiltSite,
	release: string,
	url: string,
): Promise<string[]> {
	await server.run("activate", release, ...site.hashedFolders);
	const problems = await reload(server);
	return problems.length > 0 ? problems : checkSite(url, site);
}

/**
 * Activates the previous build and waits until `url` serves it. `url` defaults to the URL in that
 * build's build.json. Throws a CommandError if `expected` is set and is not the live release.
 */
export async function rollBack(
	server: Server,
	url?: string,
	expected = "",
): Promise<{ info: BuildInfo | undefined; problem: string | undefined }> {
	const infoText = await server.run("back", expected);
	const info = parseBuildInfo(infoText);
	const [problem] = await reload(server);
	return {
		info,
		problem: problem ?? (await waitForBuild(url || info?.url || "", infoText)),
	};
}

async function reload(server: Server): Promise<string[]> {
	try {
		await server.reload();
		return [];
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return [`DEPLOY_RELOAD: ${error.message}`];
	}
}

async function uploadRelease(
	server: Server,
	site: BuiltSite,
	release: string,
	before: string,
): Promise<void> {
	const target = `releases/${release}`;
	const links = before
		? [`--link-dest=${server.path}/releases/${before}/own`]
		: [];
	const isHashed = site.hashedFolders.map(
		(folder) => `--include=/${folder}/***`,
	);
	// Uploads pages last, because they refer to the other files.
	await server.upload(`${site.folder}/`, `${target}/own/`, [
		...links,
		...isHashed,
		"--exclude=*",
	]);
	await server.upload(`${site.folder}/`, `${target}/own/`, links);
	const hosts = await mkdtemp(join(tmpdir(), "deploy-hosts-"));
	try {
		const settings = {
			names: hostNames(site.info.url),
			// Not the link `current`: it changes before the web server reloads, so new pages would
			// have old headers until then.
			root: `${server.path}/${target}/client`,
		};
		await writeFile(join(hosts, "nginx.conf"), nginxFile(site.rules, settings));
		await writeFile(join(hosts, "Caddyfile"), caddyFile(site.rules, settings));
		await server.upload(`${hosts}/`, `${target}/hosts/`);
	} finally {
		await rm(hosts, { recursive: true });
	}
}

/** Returns a name such as 20261128-082003-0123456. Names sort by time. */
function releaseName({ info }: BuiltSite): string {
	const time = new Date().toISOString().replace(/\D/g, "");
	return `${time.slice(0, 8)}-${time.slice(8, 14)}-${(info.commit ?? "none").slice(0, 7)}`;
}

function quote(word: string): string {
	return `'${word.replaceAll("'", "'\\''")}'`;
}
