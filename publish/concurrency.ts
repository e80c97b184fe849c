import { availableParallelism } from "node:os";

export async function forEachConcurrently<Item>(
	items: readonly Item[],
	work: (item: Item) => Promise<unknown>,
): Promise<void> {
	const queue = items.values();
	const worker = async () => {
		for (const item of queue) await work(item);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
