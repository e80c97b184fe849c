import { expect, test } from "vitest";
import { parsePrivacyChoice, resolveConsent } from "./consent.ts";

test("G-34 without an answer nothing is agreed to", () => {
	expect(resolveConsent(undefined, false)).toBe("unasked");
});

test("G-34 an answer counts", () => {
	expect(resolveConsent("agreed", false)).toBe("agreed");
	expect(resolveConsent("declined", false)).toBe("declined");
});

test("G-34 the browser's opt-out signal counts more than any answer", () => {
	for (const choice of ["agreed", "declined", undefined] as const)
		expect(resolveConsent(choice, true)).toBe("signal");
});

test("what stands in the storage is a choice or nothing", () => {
	expect(parsePrivacyChoice("agreed")).toBe("agreed");
	for (const stored of ["yes", "", "AGREED", null])
		expect(parsePrivacyChoice(stored)).toBeUndefined();
});
