import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds } from "../support/sites.ts";

const folder = join(builds.published, "client/assets");
const styles = globSync("*.css", { cwd: folder })
	.map((file) => readFileSync(join(folder, file), "utf8"))
	.join("");

// Chromium would style everything around an element anew whenever React adds or removes one
// (docs/decisions/0009-change-of-page.md).
test("no rule is about any element behind any other, which costs each change of the page", () => {
	expect(styles.length).toBeGreaterThan(10_000);
	expect(styles.match(/[^{}]*[+~] ?\*[^{}]*/g) ?? []).toEqual([]);
});
