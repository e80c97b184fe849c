import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { siteNames } from "../../publish/hosts/site-names.ts";
import { freePort } from "../../publish/listen.ts";
import { nginxSettings, writeCertificate } from "../hosts/servers.ts";

/** A name that this machine resolves without DNS. */
export const siteUrl = "https://localhost";

type Files = {
	folder: string;
	/** The folder on the server that contains the releases. */
	path: string;
	ports: { http: number; https: number; admin: number };
	certificate: string;
	key: string;
};

type WebServer = {
	name: string;
	probe: readonly string[];
	/** The server's main settings, which include the settings of the live release. */
	settings: (files: Files) => string;
	/**
	 * A shell command that adapts the live release's settings to the test's ports and reloads the
	 * server.
	 */
	reload: (files: Files) => string;
	command: (files: Files) => readonly string[];
};

export const webServers: readonly WebServer[] = [
	{
		name: "nginx",
		probe: ["nginx", "-v"],
		settings: ({ folder }) =>
			nginxSettings(folder, `	include ${folder}/site.conf*;`),
		reload: ({ folder, path, ports, certificate, key }) =>
			[
				`sed -e '/listen \\[::\\]/d' -e 's/listen 80/listen 127.0.0.1:${ports.http}/' -e 's/listen 443/listen 127.0.0.1:${ports.https}/' -e 's#ssl_certificate_key .*#ssl_certificate_key ${key};#' -e 's#ssl_certificate /.*#ssl_certificate ${certificate};#' ${path}/current/hosts/nginx.conf > ${folder}/site.conf`,
				`nginx -e ${folder}/error.log -c ${folder}/settings -s reload`,
			].join(" && "),
		command: ({ folder }) => [
			...["nginx", "-e", `${folder}/error.log`, "-c", `${folder}/settings`],
		],
	},
	{
		name: "Caddy",
		probe: ["caddy", "version"],
		settings: ({ folder, ports }) => `{
	admin 127.0.0.1:${ports.admin}
	http_port ${ports.http}
	https_port ${ports.https}
	auto_https disable_redirects
}
import ${folder}/site.conf*
`,
		reload: ({ folder, path, ports, certificate, key }) =>
			[
				`sed -e 's#^https://.*{$#&\\n\\ttls ${certificate} ${key}#' ${path}/current/hosts/Caddyfile > ${folder}/site.conf`,
				`HOME=${folder} caddy reload --config ${folder}/settings --adapter caddyfile --address 127.0.0.1:${ports.admin}`,
			].join(" && "),
		command: ({ folder }) => [
			...["caddy", "run", "--config", `${folder}/settings`],
			...["--adapter", "caddyfile"],
		],
	},
];

export function isInstalled({ probe: [program = "", ...words] }: WebServer) {
	return spawnSync(program, words, { stdio: "ignore" }).status === 0;
}

/** Starts the server with no site, because the first deploy uploads it. */
export async function startWebServer(server: WebServer, folder: string) {
	const path = join(folder, "site");
	await mkdir(path);
	const ports = {
		http: await freePort(),
		https: await freePort(),
		admin: await freePort(),
	};
	const files: Files = {
		...{ folder, path, ports },
		...(await writeCertificate(folder, siteNames(siteUrl))),
	};
	await writeFile(join(folder, "settings"), server.settings(files));
	const [program = "", ...words] = server.command(files);
	const child = spawn(program, words, {
		stdio: "ignore",
		env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
	});
	const ended = once(child, "exit");
	// The server must be running before it can reload.
	await setTimeout(500);
	return {
		path,
		settings: {
			DEPLOY_PATH: path,
			DEPLOY_URL: `${siteUrl}:${ports.https}`,
			DEPLOY_RELOAD: server.reload(files),
			NODE_EXTRA_CA_CERTS: files.certificate,
		},
		async [Symbol.asyncDispose]() {
			child.kill();
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
