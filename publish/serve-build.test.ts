import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { readSiteRules } from "./serve-build.ts";

test("readSiteRules reports that the site must be built first", async () => {
	const dir = await temporaryFolder();
	await expect(readSiteRules(dir)).rejects.toThrow(
		`${join(dir, "site-rules.json")} is missing: the site has not been built. Run "npm run build" first.`,
	);
});
