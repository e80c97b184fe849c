import { type Enhancement, enhancements } from "./enhancements.ts";
import { propsAt } from "./island-props.ts";
import { islandModules } from "./modules.ts";

/**
 * Loads the code of an island or enhancement. Returns a function that starts the code. Rejects if a
 * file is missing. The returned function rejects if the code throws.
 */
export async function loadIsland(
	element: HTMLElement,
): Promise<() => Promise<void>> {
	const { island, enhance, props } = element.dataset;
	if (enhance) {
		const module: Enhancement =
			await enhancements[enhance as keyof typeof enhancements]();
		return async () =>
			module.enhance(element, props ? propsAt(Number(props)) : undefined);
	}
	const [{ hydrateIsland }, Component] = await Promise.all([
		import("./hydrate.tsx"),
		islandModules[island as keyof typeof islandModules](),
	]);
	return () => hydrateIsland(element, Component, Number(props));
}
