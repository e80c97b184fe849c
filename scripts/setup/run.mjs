import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a command in a process group of its own and returns its exit code. Passes signals to the
 * whole group, because shells do not forward signals to their children.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			...options,
			stdio: ["ignore", "inherit", "inherit"],
			detached: true,
		});
		/** @param {NodeJS.Signals} signal */
		const pass = (signal) => {
			if (child.pid && child.exitCode === null)
				process.kill(-child.pid, signal);
		};
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
			process.on(signal, pass);
			child.once("close", () => process.off(signal, pass));
		}
		child.once("error", reject);
		child.once("close", (code, signal) =>
			resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]),
		);
	});
}

/**
 * Prints a step's name when it starts, and its duration when it ends.
 * @param {string} name
 * @param {() => Promise<number>} work Returns an exit code.
 */
export async function step(name, work) {
	console.log(`== ${name}`);
	const start = performance.now();
	const code = await work();
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`== ${code === 0 ? "ok" : "failed"}, ${seconds} s: ${name}`);
	return code;
}
