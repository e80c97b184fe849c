import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caddy, isInstalled, nginx } from "./servers.ts";

const guide = readFileSync("docs/hosting-the-editor.md", "utf8");
const host = "edit.localhost";

/**
 * The ten commands of docs/hosting-the-editor.md, for a remote on this machine instead of GitHub.
 */
const commands = codeBlockAfter("## From a fresh Debian machine to a login")
	.replaceAll("git@github.com:you/site.git", "/srv/site.git")
	.replaceAll("edit.yours.com", host);

const nginxCommands = commands
	.replaceAll("--gid caddy", "--gid www-data")
	.replaceAll("-g caddy", "-g www-data")
	.replace("s/edit.example.com/", "s/=caddy/=www-data/; s/edit.example.com/")
	.replace(
		/echo "Ana .*/,
		codeBlockAfter("## nginx instead of Caddy").replace(
			"openssl passwd -6",
			// Reads the password from the script's input instead of a terminal.
			"openssl passwd -6 -stdin",
		),
	)
	.replace("hosting/editor/Caddyfile", "hosting/editor/nginx.conf")
	.replace("/etc/caddy/Caddyfile", "/etc/nginx/conf.d/editor.conf")
	.replace("reload caddy", "reload nginx");

const certificate = `install -d /etc/letsencrypt/live/${host}
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${host} \\
	-keyout /etc/letsencrypt/live/${host}/privkey.pem \\
	-out /etc/letsencrypt/live/${host}/fullchain.pem 2> /dev/null
rm -f /etc/nginx/sites-enabled/default`;

/** Prints the status of each request. */
const requests = `ask() { curl -sk -o /dev/null -w '%{http_code} ' "$@"; }
# Retries until the web server and the editor have started.
curl -skf -o /dev/null --retry 60 --retry-delay 1 --retry-all-errors -u Ana:iron https://${host}/
ask https://${host}/
ask -u Ana:wrong https://${host}/
ask -H 'X-Editor-User: Ana' https://${host}/api/state
ask -u Ana:iron https://${host}/
ask -u Ana:iron https://${host}/api/state
past_proxy() {
	su "$1" -s /bin/sh -c "curl -s -o /dev/null -w '%{http_code} ' -H 'X-Editor-User: Ana' --unix-socket /run/site-editor/socket http://${host}/"
}
past_proxy site-editor
past_proxy nobody || echo refused`;

test("the guide has ten commands", () => {
	expect(commands.split("\n")).toHaveLength(10);
});

for (const { name, probe, script } of [
	{ ...caddy, script: commands },
	{ ...nginx, script: `${certificate}\n${nginxCommands}` },
])
	test.skipIf(!isInstalled({ probe }))(
		`the guide's commands install the editor with a login by ${name}`,
		async () => {
			const folder = await temporaryFolder();
			cpSync("tests/hosts/install", folder, { recursive: true });
			writeFileSync(
				join(folder, "install.sh"),
				`set -eu
git config --system safe.directory '*'
git clone -q --bare /repository /srv/site.git
{
${script}
} > /var/log/install 2>&1 << 'PASSWORD' || { cat /var/log/install >&2; exit 1; }
iron
PASSWORD
${requests}
`,
			);
			const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
			const [program = "", ...args] = [
				...asRoot,
				..."unshare --mount --net --pid --fork --kill-child sh".split(" "),
				join(folder, "machine.sh"),
				resolve("."),
				folder,
			];
			const output = execFileSync(program, args, { encoding: "utf8" });
			expect(output.trim()).toBe("401 401 401 200 200 200 000 refused");
		},
	);

function codeBlockAfter(heading: string): string {
	const [, below = ""] = guide.split(heading);
	const [block = ""] = /(?:^ {4}.*\n)+/m.exec(below) ?? [];
	return block.trimEnd().replaceAll(/^ {4}/gm, "");
}
