import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/gyms.ts";
import { hashBuildInputs } from "./build-inputs.ts";

test("hashBuildInputs changes only with the content or the settings", async () => {
	const folder = await contentFolder();
	const before = await hashBuildInputs(folder, ["http://localhost:4174"]);
	const again = () => hashBuildInputs(folder, ["http://localhost:4174"]);
	expect(await again()).toBe(before);
	expect(await hashBuildInputs(folder, ["http://localhost:5174"])).not.toBe(
		before,
	);
	appendFileSync(join(folder, "pricing.yaml"), "# checked\n");
	expect(await again()).not.toBe(before);
});
