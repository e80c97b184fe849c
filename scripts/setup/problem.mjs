/** A failure that a person can mend: its message says what happened, why it matters and what to do. */
export class Problem extends Error {}

/**
 * Runs a command's main function, whose answer is the exit code. A Problem ends the command with its message alone,
 * anything else is a fault of ours and keeps its stack.
 *
 * @param {() => Promise<number | undefined>} main
 */
export async function runMain(main) {
	try {
		process.exitCode = await main();
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		console.error(`\n${error.message}`);
		process.exitCode = 1;
	}
}
