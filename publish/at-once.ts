import { availableParallelism } from "node:os";

/** Maps concurrently, with as many calls at once as the machine has processors. */
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
