import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hostNames } from "../../publish/hosts/host-names.ts";
import { freePort } from "../../publish/listen.ts";
import {
	caddy,
	nginx,
	nginxSettings,
	startServer,
	type WebServerProgram,
	writeCertificate,
} from "../hosts/servers.ts";
import { accepts } from "./ssh-server.ts";

/** Every machine resolves this name without DNS. */
export const siteUrl = "https://localhost";

type Files = {
	folder: string;
	/** The folder on the server that contains the releases. */
	path: string;
	ports: { http: number; https: number; admin: number };
	certificate: string;
	key: string;
};

type WebServer = WebServerProgram & {
	/** The server's main settings file. It imports site.conf, which `reload` writes. */
	settings: (files: Files) => string;
	/**
	 * A shell command that adapts the live release's settings to the test's ports and reloads the
	 * server.
	 */
	reload: (files: Files) => string;
	/** True as soon as the server can reload. */
	isRunning: (files: Files) => boolean | Promise<boolean>;
};

export const webServers: readonly WebServer[] = [
	{
		...nginx,
		settings: ({ folder }) =>
			nginxSettings(folder, `	include ${folder}/site.conf*;`),
		reload: ({ folder, path, ports, certificate, key }) =>
			[
				`sed -e '/listen \\[::\\]/d' -e 's/listen 80/listen 127.0.0.1:${ports.http}/' -e 's/listen 443/listen 127.0.0.1:${ports.https}/' -e 's#ssl_certificate_key .*#ssl_certificate_key ${key};#' -e 's#ssl_certificate /.*#ssl_certificate ${certificate};#' ${path}/current/hosts/nginx.conf > ${folder}/site.conf`,
				`nginx -e ${folder}/error.log -c ${folder}/settings -s reload`,
			].join(" && "),
		isRunning: ({ folder }) => existsSync(join(folder, "pid")),
	},
	{
		...caddy,
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
		isRunning: ({ ports }) => accepts(ports.admin),
	},
];

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
		...(await writeCertificate(folder, hostNames(siteUrl))),
	};
	const settings = join(folder, "settings");
	await writeFile(settings, server.settings(files));
	const running = await startServer(server.command(folder, settings), {
		folder,
		env: { HOME: folder, XDG_DATA_HOME: folder },
		isReady: () => server.isRunning(files),
	});
	return {
		path,
		settings: {
			DEPLOY_PATH: path,
			DEPLOY_URL: `${siteUrl}:${ports.https}`,
			DEPLOY_RELOAD: server.reload(files),
			NODE_EXTRA_CA_CERTS: files.certificate,
		},
		...running,
	};
}
