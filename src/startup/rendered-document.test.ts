import { expect, test } from "vitest";
import { assertRenderedDocument } from "./rendered-document.ts";

test("ERR-05 starting in a document of another origin says what is missing, in one of this build nothing", () => {
	expect(() => assertRenderedDocument({})).toThrow(
		/no __reactRouterContext.*not rendered by this build/,
	);
	assertRenderedDocument({ __reactRouterContext: {} });
});
