/**
 * A failure that the user can fix. Its message says what happened, why it matters and what to do.
 */
export class CommandError extends Error {}

/**
 * Runs a main function that returns the exit code. Prints a CommandError without its stack.
 * @param {() => Promise<number | undefined>} main
 */
export async function runMain(main) {
	try {
		process.exitCode = await main();
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		console.error(`\n${error.message}`);
		process.exitCode = 1;
	}
}
