import { exec } from "node:child_process";

export type CommandResult = {
	state: "running" | "done" | "failed";
	output: string;
};

/** A build that hangs must not block the next one. */
const timeoutMs = 30 * 60_000;

/** Runs a shell command after each push. Never runs the command twice at the same time. */
export class PublishCommand {
	readonly #command: string;
	readonly #folder: string;
	#queue: Promise<unknown> = Promise.resolve();
	last: CommandResult | undefined;

	constructor(command: string, folder: string) {
		this.#command = command;
		this.#folder = folder;
	}

	start(): void {
		this.last = { state: "running", output: "" };
		this.#queue = this.#queue.then(async () => {
			// Replaces the result of the run before.
			this.last = { state: "running", output: "" };
			const run = Promise.withResolvers<CommandResult>();
			const options = {
				cwd: this.#folder,
				maxBuffer: Number.POSITIVE_INFINITY,
				timeout: timeoutMs,
			};
			exec(this.#command, options, (error, stdout, stderr) =>
				run.resolve({
					state: error ? "failed" : "done",
					output: (stdout + stderr).trim().slice(-5000),
				}),
			);
			this.last = await run.promise;
		});
	}
}
