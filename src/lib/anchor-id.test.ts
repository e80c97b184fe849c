import { expect, test } from "vitest";
import { anchorId } from "./anchor-id.ts";

test("the anchor of an address names an id, decoded", () => {
	expect(anchorId("#free-trial")).toBe("free-trial");
	expect(anchorId("#caf%C3%A9")).toBe("café");
	expect(anchorId("")).toBe("");
});

test("an anchor that is not well encoded stands for itself", () => {
	expect(anchorId("#50%")).toBe("50%");
});
