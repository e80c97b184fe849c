import { expect, test } from "vitest";
import { hydrateIsland } from "./hydrate.tsx";

test("ERR-05 an island whose element has no props throws an error that names data-props", () => {
	const element = { dataset: {} } as HTMLElement;
	expect(() => hydrateIsland(element, () => null)).toThrow(
		"its element has no data-props",
	);
});
