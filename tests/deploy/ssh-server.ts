import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "../../publish/listen.ts";
import { startServer } from "../hosts/servers.ts";

/** sshd starts itself again for each connection, so it needs its full path. */
const sshd = "/usr/sbin/sshd";

export function missingPrograms(): string[] {
	return [
		...(existsSync(sshd) ? [] : ["sshd"]),
		...["ssh", "ssh-keygen", "rsync"].filter(
			(name) => spawnSync("which", [name]).status !== 0,
		),
	];
}

/**
 * Starts a real sshd as the current user, with its own keys. Returns the settings for `npm run
 * deploy`.
 */
export async function startSshServer() {
	const folder = await mkdtemp(join(tmpdir(), "sshd-"));
	const port = await freePort();
	const key = async (name: string) => {
		const file = join(folder, name);
		spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
		const publicKey = await readFile(`${file}.pub`, "utf8");
		return { file, publicKey, privateKey: await readFile(file, "utf8") };
	};
	const host = await key("host");
	const user = await key("user");
	// Debian creates this folder when the service starts. Only an sshd of root needs it.
	if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
	const config = join(folder, "sshd_config");
	await writeFile(
		config,
		`Port ${port}
ListenAddress 127.0.0.1
HostKey ${host.file}
PidFile ${folder}/pid
AuthorizedKeysFile ${user.file}.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
# Not the files that the current user's shell reads when it starts.
SetEnv HOME=${folder}
`,
	);
	const server = await startServer([sshd, "-D", "-e", "-f", config], {
		folder,
		isReady: () => accepts(port),
	});
	return {
		settings: {
			DEPLOY_SSH: `${userInfo().username}@127.0.0.1`,
			DEPLOY_PORT: String(port),
			DEPLOY_SSH_KEY: user.privateKey,
			DEPLOY_KNOWN_HOSTS: `[127.0.0.1]:${port} ${host.publicKey}`,
		},
		foreignKnownHosts: `[127.0.0.1]:${port} ${user.publicKey}`,
		...server,
	};
}

export function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(port, "127.0.0.1");
		socket.once("connect", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
}
