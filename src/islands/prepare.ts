import { enhancements } from "./enhancements.ts";
import { islandModules } from "./modules.ts";

/**
 * Loads the code of an island; rejects when a file is missing. The function that it resolves to makes the island answer:
 * it hydrates a React component, or runs a script on static elements. It rejects when that code throws.
 */
export async function prepare(
	element: HTMLElement,
): Promise<() => Promise<void>> {
	const { island, enhance, props } = element.dataset;
	if (enhance) {
		const module = await enhancements[enhance as keyof typeof enhancements]();
		return async () => module.enhance(element);
	}
	const [{ hydrateIsland }, Component] = await Promise.all([
		import("./hydrate.tsx"),
		islandModules[island as keyof typeof islandModules](),
	]);
	return () => hydrateIsland(element, Component, Number(props));
}
