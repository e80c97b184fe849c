import { spawn } from "node:child_process";
import { once } from "node:events";
import { readlinkSync } from "node:fs";
import {
	chmod,
	mkdir,
	readdir,
	rm,
	stat,
	utimes,
	writeFile,
} from "node:fs/promises";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { send } from "../hosts/responses.ts";
import { isInstalled } from "../hosts/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { assetOf, pageOf, policyOf, writeSampleSite } from "./sample-site.ts";
import { missingPrograms, startSshServer } from "./ssh-server.ts";
import { startWebServer, webServers } from "./web-servers.ts";

const missing = missingPrograms();

vi.setConfig({ testTimeout: 180_000 });

test("in CI, the programs of a deploy are installed", () => {
	expect(process.env.CI ? missing : []).toEqual([]);
});

for (const webServer of webServers)
	test.skipIf(missing.length > 0 || !isInstalled(webServer))(
		`a deploy to ${webServer.name} over ssh causes no failed request and no wrong header`,
		async () => {
			const site = await startSite(webServer);
			await site.deploy("first");
			const reader = readInLoop(site.origin);
			await site.deploy("second");
			await site.deploy("third");
			await site.run("--back");
			// Polls, because old and new workers respond alternately while the web server reloads.
			await expect.poll(site.home).toContain("<title>second");
			const { builds, requests, problems } = await reader.stop();
			expect(problems).toEqual([]);
			expect([...new Set(builds)]).toEqual(["first", "second", "third"]);
			expect(requests).toBeGreaterThan(50);
		},
	);

describe.skipIf(missing.length > 0)("a deploy over ssh", () => {
	const [webServer] = webServers.filter(isInstalled);
	if (!webServer) return;

	test("is rolled back if the live headers differ from those of the build", async () => {
		const site = await startSite(webServer);
		await site.deploy("first");
		// The reload changes a header, so that the server differs from the build.
		const reload = site.settings.DEPLOY_RELOAD.replace(
			"sed ",
			"sed -e s/second.example/other.example/ ",
		);
		const { code, output } = await site.deploy("second", {
			DEPLOY_RELOAD: reload,
		});
		expect(output).toContain(
			"/ has the header Content-Security-Policy: default-src 'self'; img-src other.example, not default-src 'self'; img-src second.example",
		);
		expect(output).toContain("The site is back at the build before.");
		expect(code).toBe(1);
		await expect.poll(site.home).toContain("<title>first");
	});

	test("is reverted by --back, which skips builds that were reverted before", async () => {
		const site = await startSite(webServer);
		await site.deploy("first");
		await site.deploy("second");
		const { code, output } = await site.run("--back");
		expect(output).toContain("Went back to the build of 2026-11-28");
		expect(code).toBe(0);
		await expect.poll(site.home).toContain("<title>first");
		expect(await site.assetStatus("second")).toBe(200);
		await site.deploy("third");
		await site.run("--back");
		await expect.poll(site.home).toContain("<title>first");
		const last = await site.run("--back");
		expect(last.output).toContain("There is no earlier build");
		expect(last.code).toBe(1);
	});

	test("to a server with another host key uploads nothing", async () => {
		const site = await startSite(webServer);
		const { code, output } = await site.deploy("first", {
			DEPLOY_KNOWN_HOSTS: site.foreignKnownHosts,
		});
		expect(output).toContain("Host key verification failed");
		expect(code).toBe(1);
		expect(await readdir(site.path)).toEqual([]);
	});

	test("keeps files of an earlier build for seven days after it is replaced", async () => {
		const site = await startSite(webServer);
		for (const build of ["first", "second", "third"]) await site.deploy(build);
		expect(await site.assetStatus("first")).toBe(200);
		await site.pretendReplaced("first", 8);
		await site.pretendReplaced("second", 6);
		await site.deploy("fourth");
		expect(await site.assetStatus("first")).toBe(404);
		expect(await site.assetStatus("second")).toBe(200);
		expect(await site.releases()).toHaveLength(3);
	});

	test("whose upload fails keeps the previous build live, and the next deploy works", async () => {
		const site = await startSite(webServer);
		await site.deploy("first");
		const { code, output } = await site.deploy("second", {
			PATH: `${await brokenRsync()}${delimiter}${process.env.PATH}`,
		});
		expect(output).toContain("rsync failed (exit code 12)");
		expect(code).toBe(1);
		await expect.poll(site.home).toContain("<title>first");
		expect((await site.deploy("third")).code).toBe(0);
		await expect.poll(site.home).toContain("<title>third");
	});

	test("whose reload fails is rolled back", async () => {
		const site = await startSite(webServer);
		await site.deploy("first");
		const { code, output } = await site.deploy("second", {
			DEPLOY_RELOAD: `echo bad settings >&2; false`,
		});
		expect(output).toContain("bad settings");
		expect(code).toBe(1);
		expect(readlinkSync(join(site.path, "current"))).toContain(
			Buffer.from("first").toString("hex").slice(0, 7),
		);
		await expect.poll(site.home).toContain("<title>first");
	});

	test("hard-links unchanged files to those of the previous build", async () => {
		const site = await startSite(webServer);
		await site.deploy("first");
		await site.deploy("second");
		const [one, two] = await Promise.all(
			(await site.releases()).map((release) =>
				stat(
					join(site.path, "releases", release, "client/images/door-1a2b.svg"),
				),
			),
		);
		expect(one?.ino).toBe(two?.ino);
	});

	test("does not replace a folder called current, which should be a link", async () => {
		const site = await startSite(webServer);
		await mkdir(join(site.path, "current"));
		const { code, output } = await site.deploy("first");
		expect(output).toContain("current is a folder");
		expect(code).toBe(1);
	});

	test("prints the site's URL and commit at the end", async () => {
		const site = await startSite(webServer);
		const { output } = await site.deploy("second");
		expect(output).toContain(
			`Deployed\n${site.origin}: 3 pages, commit 7365636f6`,
		);
	});
});

async function startSite(webServer: (typeof webServers)[number]) {
	const ssh = await startSshServer();
	onTestFinished(() => ssh[Symbol.asyncDispose]());
	const web = await startWebServer(webServer, await temporaryFolder());
	onTestFinished(() => web[Symbol.asyncDispose]());
	const settings = { ...ssh.settings, ...web.settings };
	const origin = settings.DEPLOY_URL;
	const builds = await temporaryFolder();
	const get = (path: string) => send(origin, { path });
	const releases = async () =>
		(await readdir(join(web.path, "releases"))).toSorted();

	async function run(args: string[], env: Record<string, string> = {}) {
		const child = spawn(process.execPath, ["scripts/deploy.ts", ...args], {
			env: { ...process.env, ...settings, ...env },
		});
		const [stdout, stderr, [code]] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			once(child, "close"),
		]);
		return { code, output: stdout + stderr };
	}

	return {
		...{ settings, origin, path: web.path, releases },
		foreignKnownHosts: ssh.foreignKnownHosts,
		run: (...args: string[]) => run(args),
		async deploy(build: string, env: Record<string, string> = {}) {
			const dir = await writeSampleSite(join(builds, build), build);
			return run([], { BUILD_DIR: dir, ...env });
		},
		home: async () => (await get("/")).body.toString(),
		assetStatus: async (build: string) => (await get(assetOf(build))).status,
		async pretendReplaced(build: string, days: number) {
			const commit = Buffer.from(build).toString("hex").slice(0, 7);
			const release =
				(await releases()).find((name) => name.endsWith(commit)) ?? "";
			const time = Date.now() / 1000 - days * 24 * 60 * 60;
			await utimes(join(web.path, "releases", release, "replaced"), time, time);
		},
	};
}

/** Requests a page and its style repeatedly, each time on a new connection, like a first visit. */
function readInLoop(origin: string) {
	const builds: string[] = [];
	const problems = new Set<string>();
	let requests = 0;
	let isOver = false;
	const read = async () => {
		while (!isOver) {
			const page = await send(origin, { path: "/pricing" });
			const html = page.body.toString();
			const build = /<title>(\w+)/.exec(html)?.[1] ?? "none";
			if (builds.at(-1) !== build) builds.push(build);
			if (page.status !== 200) problems.add(`a page: ${page.status}`);
			if (html !== pageOf(build)) problems.add(`not whole: ${html}`);
			if (page.headers["content-security-policy"] !== policyOf(build))
				problems.add(`${build} has the policy of another build`);
			const style = await send(origin, { path: assetOf(build) });
			if (style.status !== 200)
				problems.add(`the style of ${build}: ${style.status}`);
			requests += 2;
		}
	};
	const done = read().catch((error) => problems.add(String(error)));
	return {
		async stop() {
			isOver = true;
			await done;
			return { builds, requests, problems: [...problems] };
		},
	};
}

/** Creates an rsync that uploads the hashed files and fails at the pages. */
async function brokenRsync(): Promise<string> {
	const folder = await temporaryFolder();
	const program = join(folder, "rsync");
	await rm(program, { force: true });
	await writeFile(
		program,
		`#!/bin/sh
PATH=$(echo "$PATH" | cut -d: -f2-)
case "$*" in
*--exclude=*) exec rsync "$@" ;;
*) exit 12 ;;
esac
`,
	);
	await chmod(program, 0o755);
	return folder;
}
