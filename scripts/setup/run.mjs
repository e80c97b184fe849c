import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Problem } from "./problem.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [collect] Keep what the command prints for the caller instead of showing it.
 * @property {number} [timeLimit] Milliseconds after which the command is killed.
 * @property {boolean} [serves] The command runs until it is stopped: its own exit code is then the answer.
 * @property {number} [grace] Milliseconds that a stopped command has for tidying up before it is killed. Short unless
 *   told, because npm rolls an interrupted installation back for half a minute, and the next start installs anyway.
 *
 * @typedef {{ code: number, output: string }} Outcome
 */

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command to its end. It gets a process group of its own, so that Ctrl-C, or a signal sent to this process alone,
 * stops it with everything that it started: a shell between us and a build does not pass signals on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
	const { cwd, env, collect = false, timeLimit } = options;
	const { serves = false, grace = 2000 } = options;
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env,
			detached: true,
			stdio: collect
				? ["ignore", "pipe", "pipe"]
				: ["ignore", "inherit", "inherit"],
		});
		let output = "";
		child.stdout?.on("data", (chunk) => (output += chunk));
		child.stderr?.on("data", (chunk) => (output += chunk));

		/** @type {NodeJS.Signals | undefined} */
		let stoppedBy;
		/** @type {NodeJS.Timeout[]} */
		const timers = [];
		/** @param {number} milliseconds */
		const killAfter = (milliseconds) => {
			timers.push(
				setTimeout(() => signalGroup(child.pid, "SIGKILL"), milliseconds),
			);
		};
		/** @param {NodeJS.Signals} signal */
		const stop = (signal) => {
			// A terminal and npm both send it: the second one would make some programs skip their tidying up.
			if (stoppedBy) return;
			stoppedBy = signal;
			signalGroup(child.pid, signal);
			killAfter(grace);
		};
		const settle = () => {
			for (const timer of timers) clearTimeout(timer);
			for (const signal of stopSignals) process.off(signal, stop);
		};

		for (const signal of stopSignals) process.on(signal, stop);
		if (timeLimit !== undefined) killAfter(timeLimit);
		child.on("error", (error) => {
			settle();
			reject(
				new Problem(
					`"${command}" could not be run (${error.message}), and nothing works without it.\nInstall it or put it on the PATH, then run this again.`,
				),
			);
		});
		child.on("close", (exitCode, signal) => {
			settle();
			const code = exitCode ?? exitCodeOf(signal ?? "SIGKILL");
			if (stoppedBy) process.exit(serves ? code : exitCodeOf(stoppedBy));
			resolve({ code, output });
		});
	});
}

/**
 * @param {number | undefined} groupId
 * @param {NodeJS.Signals} signal
 */
function signalGroup(groupId, signal) {
	if (groupId === undefined) return;
	try {
		process.kill(-groupId, signal);
	} catch {
		// The group has ended by itself.
	}
}

/**
 * What shells report for a command that ended by a signal: 130 after Ctrl-C.
 *
 * @param {NodeJS.Signals} signal
 */
function exitCodeOf(signal) {
	return 128 + constants.signals[signal];
}
