import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createCertificate } from "../../bench/network/certificate.ts";
import { caddyFile } from "../../publish/hosts/caddy.ts";
import {
	type Certificate,
	type HostNames,
	hostNames,
} from "../../publish/hosts/host-names.ts";
import { nginxFile } from "../../publish/hosts/nginx.ts";
import type { SiteRules } from "../../publish/hosts/site-rules.ts";
import { wranglerFile, wranglerPackage } from "../../publish/hosts/wrangler.ts";
import { freePort } from "../../publish/listen.ts";
import { send } from "./responses.ts";

const names = hostNames("https://gym.example");

type Start = {
	site: string;
	rules: SiteRules;
	names: HostNames;
	/** A folder for the host's settings and temporary files. */
	folder: string;
	ports: Ports;
};

type Ports = { http: number; https: number };

type Host = {
	name: string;
	/** A command that succeeds if the program is installed. */
	probe: readonly string[];
	/** True if the program serves only http, because Cloudflare's network adds https. */
	isBehindNetwork?: boolean;
	start: (start: Start) => Promise<{
		command: readonly string[];
		env?: Record<string, string>;
	}>;
};

export const nginx = {
	name: "nginx",
	probe: ["nginx", "-v"],
	command: (folder: string, settings: string): readonly string[] => [
		...["nginx", "-e", join(folder, "error.log"), "-c", settings],
	],
};

export const caddy = {
	name: "Caddy",
	probe: ["caddy", "version"],
	command: (_folder: string, settings: string): readonly string[] => [
		...["caddy", "run", "--config", settings, "--adapter", "caddyfile"],
	],
};

export type WebServerProgram = typeof nginx;

/** Settings of an nginx that writes only into `folder`. */
export function nginxSettings(folder: string, http: string): string {
	return `# If root starts nginx, its workers run as another user, who cannot read these folders.
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
	access_log off;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
${http}
}
`;
}

export const hosts: readonly Host[] = [
	{
		...nginx,
		start: async ({ site, rules, names, folder, ports }) => {
			const file = join(folder, "nginx.conf");
			await writeFile(
				file,
				nginxSettings(
					folder,
					nginxFile(rules, {
						names,
						root: site,
						tls: await writeCertificate(folder, names),
						http: [`127.0.0.1:${ports.http}`],
						https: [`127.0.0.1:${ports.https}`],
					}),
				),
			);
			return { command: nginx.command(folder, file) };
		},
	},
	{
		...caddy,
		start: async ({ site, rules, names, folder, ports }) => {
			const file = join(folder, "Caddyfile");
			const tls = await writeCertificate(folder, names);
			await writeFile(
				file,
				`{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
}
${caddyFile(rules, { names, root: site, tls })}`,
			);
			return {
				command: caddy.command(folder, file),
				env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
			};
		},
	},
	{
		name: "Cloudflare",
		probe: npmExec("--version"),
		isBehindNetwork: true,
		start: async ({ site, names, folder, ports }) => {
			const file = join(folder, "wrangler.jsonc");
			await writeFile(
				file,
				wranglerFile({ name: names.name, directory: site }),
			);
			return {
				command: npmExec(
					"dev",
					`--config=${file}`,
					"--ip=127.0.0.1",
					`--port=${ports.http}`,
					`--inspector-port=${await freePort()}`,
				),
			};
		},
	},
];

function npmExec(...args: string[]): string[] {
	return [
		...["npm", "exec", "--yes", `--package=${wranglerPackage}`, "--"],
		...["wrangler", ...args],
	];
}

const quiet = { CI: "1", WRANGLER_SEND_METRICS: "false" };

export function isInstalled({
	probe: [program = "", ...args],
}: Pick<Host, "probe">): boolean {
	const env = { ...process.env, ...quiet };
	return spawnSync(program, args, { env, stdio: "ignore" }).status === 0;
}

export async function writeCertificate(
	folder: string,
	{ domain }: HostNames,
): Promise<Certificate> {
	const created = await createCertificate(domain, `*.${domain}`);
	const certificate = join(folder, "certificate.pem");
	const key = join(folder, "key.pem");
	await writeFile(certificate, created.cert);
	await writeFile(key, created.key);
	return { certificate, key };
}

/** Starts the real server with the settings that the build has written. */
export async function startHost(
	host: Host,
	site: string,
	rules: SiteRules,
	siteNames = names,
) {
	const folder = await mkdtemp(join(tmpdir(), "host-"));
	const ports = { http: await freePort(), https: await freePort() };
	const start = { site, rules, names: siteNames, folder, ports };
	const { command, env } = await host.start(start);
	const origin = host.isBehindNetwork
		? `http://127.0.0.1:${ports.http}`
		: `https://${siteNames.name}:${ports.https}`;
	const server = await startServer(command, {
		folder,
		env: { ...quiet, ...env },
		isReady: () => responds(origin),
	});
	return { origin, ports, ...server };
}

type ServerOptions = {
	/** Deleted after the server has stopped. */
	folder: string;
	env?: Record<string, string>;
	isReady: () => boolean | Promise<boolean>;
};

/** Waits until the server is ready. If it exits early, throws an error with its output. */
export async function startServer(
	[program = "", ...args]: readonly string[],
	{ folder, env, isReady }: ServerOptions,
): Promise<AsyncDisposable> {
	const child = spawn(program, args, {
		cwd: folder,
		// A separate process group, because wrangler leaves its workers running if only wrangler is
		// killed.
		detached: true,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = once(child, "exit");
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			output += chunk;
		});
	while (!(await isReady())) {
		if (child.exitCode !== null)
			throw new Error(`${program} did not start:\n${output}`);
		await setTimeout(50);
	}
	return {
		async [Symbol.asyncDispose]() {
			process.kill(-Number(child.pid));
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

export function responds(origin: string): Promise<boolean> {
	return send(origin, { path: "/" }).then(
		() => true,
		() => false,
	);
}
