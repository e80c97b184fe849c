import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate.tsx";

beforeEach(() => vi.stubGlobal("document", { getElementById: () => null }));
afterEach(() => vi.unstubAllGlobals());

test("ERR-05 an island in a document without props throws an error that names #island-props", () => {
	const element = {} as HTMLElement;
	expect(() => hydrateIsland(element, () => null, 0)).toThrow(
		"the document holds no props for it in #island-props",
	);
});
