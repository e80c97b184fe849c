/**
 * A failure that the user can fix. Its message says what happened, why it matters and what to do.
 */
export class Problem extends Error {}

/**
 * Runs a command's main function, which returns the exit code. Prints a Problem without its stack.
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
