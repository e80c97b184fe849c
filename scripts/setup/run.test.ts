import { expect, test, vi } from "vitest";
import { step, summary } from "./run.mjs";

test("the end of a long output says what each step took and how it ended", async () => {
	vi.spyOn(console, "log").mockReturnValue(undefined);
	await step("npm ci", async () => 0);
	expect(await step("npm run check", async () => 7)).toBe(7);
	expect(summary()).toMatch(
		/\n +ok +\d+\.\d s +npm ci\n +failed +\d+\.\d s +npm run check$/,
	);
	vi.restoreAllMocks();
});
