/**
 * @typedef {import("./run.mjs").Outcome} Outcome
 * @typedef {{ name: string, result: "ok" | "failed" | "not possible", seconds: string }} Step
 *
 * @typedef {object} Surroundings
 * @property {() => number} now Milliseconds.
 * @property {(text: string) => void} write
 */

/** How much of a failed quiet step is shown from each end: npm gives its reason first, apt-get last. */
const shownLines = 12;

/**
 * Names each step when it begins, says how long it took when it ends, and lists them all at the end.
 *
 * @param {Surroundings} [surroundings]
 */
export function createSteps(
	surroundings = { now: Date.now, write: (text) => process.stdout.write(text) },
) {
	const { now, write } = surroundings;
	/** @type {Step[]} */
	const steps = [];

	/**
	 * @param {string} name
	 * @param {() => Promise<Outcome>} work
	 * @param {Step["result"]} resultOnFailure
	 */
	async function measure(name, work, resultOnFailure) {
		const start = now();
		const outcome = await work();
		const seconds = `${((now() - start) / 1000).toFixed(1)} s`;
		/** @type {Step} */
		const step = {
			name,
			result: outcome.code === 0 ? "ok" : resultOnFailure,
			seconds,
		};
		steps.push(step);
		return {
			outcome,
			ending:
				step.result === "ok" ? seconds : `${step.result} after ${seconds}`,
		};
	}

	return {
		/** @param {string} text */
		note(text) {
			write(`== ${text}\n`);
		},

		/**
		 * One line for work whose output is collected: `== install dependencies (npm ci) … 21.4 s`. The output follows only
		 * when the work fails.
		 *
		 * @param {string} name
		 * @param {() => Promise<Outcome>} work
		 */
		async quiet(name, work) {
			write(`== ${name} … `);
			const { outcome, ending } = await measure(name, work, "failed");
			write(`${ending}\n`);
			if (outcome.code !== 0) write(`${bothEnds(outcome.output)}\n`);
			return outcome;
		},

		/**
		 * Like quiet, for work that may fail because there is another way: a failure shows its reason in the same line.
		 *
		 * @param {string} name
		 * @param {() => Promise<Outcome>} work
		 */
		async attempt(name, work) {
			write(`== ${name} … `);
			const { outcome, ending } = await measure(name, work, "not possible");
			const reason =
				outcome.code === 0
					? undefined
					: /^(?:Error|E): .*$/m.exec(outcome.output)?.[0];
			write(`${ending}${reason ? ` (${reason})` : ""}\n`);
			return outcome;
		},

		/**
		 * For work that shows its own output, between `== npm run check` and `== npm run check: 80.2 s`.
		 *
		 * @param {string} name
		 * @param {() => Promise<Outcome>} work
		 */
		async loud(name, work) {
			write(`== ${name}\n`);
			const { outcome, ending } = await measure(name, work, "failed");
			write(`== ${name}: ${ending}\n`);
			return outcome;
		},

		/** A line per step, for the end of a long output. */
		summarize() {
			if (steps.length === 0) return;
			write("\n== summary\n");
			for (const { name, result, seconds } of steps) {
				write(`   ${result.padEnd(12)} ${seconds.padStart(8)}  ${name}\n`);
			}
		},
	};
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** @param {string} output */
function bothEnds(output) {
	const lines = output.trimEnd().split("\n");
	if (lines.length <= 2 * shownLines) return lines.join("\n");
	return [...lines.slice(0, shownLines), "…", ...lines.slice(-shownLines)].join(
		"\n",
	);
}
