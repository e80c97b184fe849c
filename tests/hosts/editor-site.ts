import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFile,
	cp,
	mkdir,
	mkdtemp,
	readFile,
	realpath,
	writeFile,
} from "node:fs/promises";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { hostNames } from "../../publish/hosts/host-names.ts";
import { freePort, listen } from "../../publish/listen.ts";
import { createRemote, git } from "../support/git.ts";
import { frozenGym } from "../support/sites/sites.ts";
import { sendToEditor } from "./editor-requests.ts";
import type { RequestOptions } from "./responses.ts";
import {
	caddy,
	isInstalled,
	nginx,
	nginxSettings,
	responds,
	startServer,
	type WebServerProgram,
	writeCertificate,
} from "./servers.ts";

const names = hostNames("https://gym.example");
const host = `edit.${names.domain}`;
export const passwords = { Ana: "iron", Bob: "bell" };

type Files = { folder: string; socket: string; port: number; users: string };

type WebServer = WebServerProgram & {
	passwordLine: (name: string, password: string) => string;
	/** Adapts the settings in hosting/editor to the folders and ports of the test. */
	settings: (
		template: string,
		files: Files & { certificate: string; key: string },
	) => string;
};

const output = (program: string, ...args: string[]) =>
	execFileSync(program, args, { encoding: "utf8" }).trim();

/** Throws an error if the template lacks any of the texts. */
function replaceAll(
	template: string,
	texts: Readonly<Record<string, string>>,
): string {
	return Object.entries(texts).reduce((before, [from, to]) => {
		if (!before.includes(from)) throw new Error(`There is no "${from}"`);
		return before.replaceAll(from, to);
	}, template);
}

export const webServers: readonly WebServer[] = [
	{
		...nginx,
		passwordLine: (name, password) =>
			`${name}:${output("openssl", "passwd", "-6", password)}`,
		settings: (template, { folder, socket, port, users, certificate, key }) =>
			nginxSettings(
				folder,
				replaceAll(template, {
					"listen 443": `listen 127.0.0.1:${port}`,
					"/etc/letsencrypt/live/edit.example.com/fullchain.pem": certificate,
					"/etc/letsencrypt/live/edit.example.com/privkey.pem": key,
					"edit.example.com": host,
					"/etc/nginx/editor-users": users,
					"/run/site-editor/socket": socket,
				}),
			),
	},
	{
		...caddy,
		passwordLine: (name, password) =>
			`${name} ${output("caddy", "hash-password", "--plaintext", password)}`,
		settings: (template, { socket, port, users, certificate, key }) => `{
	admin off
	auto_https disable_redirects
}
${replaceAll(template, {
	"edit.example.com {": `https://${host}:${port} {\n\ttls ${certificate} ${key}`,
	"/etc/caddy/editor-users": users,
	"unix//run/site-editor/socket": `unix/${socket}`,
})}`,
	},
];

/** Runs the tests behind each installed web server. In CI, hosts.test.ts fails if one is absent. */
export function describeBehindEach(
	title: string,
	tests: (webServer: WebServer) => void,
): void {
	for (const webServer of webServers)
		describe.skipIf(!isInstalled(webServer))(
			`${title} behind ${webServer.name}`,
			() => tests(webServer),
		);
}

/**
 * Creates a clone with its remote. Starts a fake of the public site, and the editor behind a real
 * web server.
 */
export async function startEditorSite(webServer: WebServer) {
	const folder = await realpath(await mkdtemp(join(tmpdir(), "editor-site-")));
	const copy = join(folder, "copy");
	const content = join(copy, "content");
	const remote = join(folder, "remote.git");
	const port = await freePort();
	const tls = await writeCertificate(folder, names);
	const files: Files = {
		folder,
		port,
		socket: join(folder, "socket"),
		users: join(folder, "users"),
	};

	/** The public site's build.json. */
	const online = { text: "{}" };
	const site = https.createServer(
		{ cert: await readFile(tls.certificate), key: await readFile(tls.key) },
		(_request, response) => response.end(online.text),
	);
	const siteListening = await listen(site, 0);

	await mkdir(join(copy, ".cache/drafts"), { recursive: true });
	await cp(frozenGym, content, { recursive: true });
	const siteYaml = await readFile(join(content, "site.yaml"), "utf8");
	// The certificate does not cover localhost, so the editor runs without certificate validation.
	const url = `https://localhost:${siteListening.port}`;
	await writeFile(
		join(content, "site.yaml"),
		siteYaml.replace(/^url: .*$/m, `url: ${url}`),
	);
	await writeFile(join(copy, "package.json"), "{}\n");
	await writeFile(join(copy, ".gitignore"), ".cache\n");
	createRemote(remote, copy);

	for (const [name, password] of Object.entries(passwords))
		await appendFile(
			files.users,
			`${webServer.passwordLine(name, password)}\n`,
		);
	const templatePath = `hosting/editor/${webServer.name === "Caddy" ? "Caddyfile" : "nginx.conf"}`;
	const template = await readFile(templatePath, "utf8");
	const settings = join(folder, "settings");
	await writeFile(settings, webServer.settings(template, { ...files, ...tls }));

	const origin = `https://${host}:${port}`;
	const marker = join(folder, "can-build");
	const editor = spawn("node", ["edit/serve.ts"], {
		env: {
			...process.env,
			CONTENT_DIR: content,
			DRAFTS_DIR: join(copy, ".cache/drafts"),
			EDITOR_ORIGIN: origin,
			EDITOR_USER_HEADER: "X-Editor-User",
			EDITOR_REMOTE: "origin",
			EDITOR_SOCKET: files.socket,
			EDITOR_PUBLISH_COMMAND: `cat ${marker}`,
			NODE_TLS_REJECT_UNAUTHORIZED: "0",
			GIT_CONFIG_GLOBAL: "/dev/null",
			GIT_CONFIG_NOSYSTEM: "1",
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	for await (const part of editor.stdout)
		if (String(part).includes("listens on")) break;
	const ended = once(editor, "exit");
	const proxy = await startServer(webServer.command(folder, settings), {
		folder,
		env: { HOME: folder, XDG_DATA_HOME: folder },
		isReady: () => responds(origin),
	});

	const send = (options: RequestOptions) => sendToEditor(origin, options);
	return {
		...{ origin, content, online, marker, send },
		git: (...args: string[]) => git(copy, ...args),
		drafts: join(copy, ".cache/drafts"),
		as: (name: keyof typeof passwords) => (options: RequestOptions) =>
			send({
				...options,
				headers: {
					Authorization: basic(name, passwords[name]),
					...options.headers,
				},
			}),
		async [Symbol.asyncDispose]() {
			editor.kill();
			await ended;
			await siteListening.close();
			await proxy[Symbol.asyncDispose]();
		},
	};
}

export function basic(name: string, password: string): string {
	return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}
