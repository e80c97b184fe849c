import { expect, test } from "vitest";
import { assertRenderedDocument } from "./rendered-document.ts";

test("ERR-05 starting in a document of another origin says what is missing", () => {
	expect(() => assertRenderedDocument({})).toThrow(
		/no __reactRouterContext.*not rendered by this build/,
	);
});

test("ERR-05 a document of this build is accepted", () => {
	expect(() =>
		assertRenderedDocument({ __reactRouterContext: {} }),
	).not.toThrow();
});
