import { availableParallelism } from "node:os";

/** Runs `work` for each thing, with one call per processor at a time. */
export async function forEachAtOnce<Thing>(
	things: readonly Thing[],
	work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
	const queue = things.values();
	const worker = async () => {
		for (const thing of queue) await work(thing);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
