import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { CommandError } from "../setup/command-error.mjs";

type Options = {
	input?: string;
	env?: NodeJS.ProcessEnv;
	/** Prints the output while the command runs. */
	isShown?: boolean;
};

/**
 * Runs a command without a shell and returns its output. If the command fails, throws a CommandError
 * with its error output.
 */
export async function runCommand(
	command: string,
	args: readonly string[],
	{ input = "", env, isShown = false }: Options = {},
): Promise<string> {
	const child = spawn(command, args, { env: { ...process.env, ...env } });
	const ended = once(child, "close").catch((error: NodeJS.ErrnoException) => {
		throw new CommandError(
			error.code === "ENOENT"
				? `The program ${command} is not installed on this machine.`
				: `${command}: ${error.message}`,
		);
	});
	if (isShown) {
		child.stdout.pipe(process.stdout, { end: false });
		child.stderr.pipe(process.stderr, { end: false });
	}
	// Ignores EPIPE, because the exit code explains why a command ended early.
	child.stdin.on("error", () => undefined).end(input);
	const [stdout, stderr, [code, signal]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		ended,
	]);
	if (code === 0) return stdout;
	throw new CommandError(
		`${command} failed (${code === null ? signal : `exit code ${code}`}):\n${stderr.trim() || stdout.trim()}`,
	);
}
