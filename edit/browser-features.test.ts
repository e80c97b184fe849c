import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { sourceFiles } from "../tests/support/built/source-files.ts";
import { unsupportedInScript } from "../tests/support/oldest-browser/unsupported-features.ts";

/**
 * Names that some browser of package.json's browserslist lacks, each with the reason why the editor
 * may use it.
 */
const accepted = {
	"AbortSignal.timeout":
		"older Chromium rejects with another error, which the editor treats alike",
	"Map.groupBy": "the editor needs Safari 17.4 (docs/editing.md)",
	checkVisibility: "the editor needs Safari 17.4 (docs/editing.md)",
	"event beforeunload": "drafts are stored while the owner types",
};

test("the editor and the model use only names that the editor's browsers have", async () => {
	const files = sourceFiles(
		"model/**/*.ts",
		"edit/{app,preview}/**/*.{ts,tsx}",
	).filter(({ path }) => !path.includes(".test."));
	const used = new Map<string, string>();
	for (const { path, code } of files) {
		const script = await transformWithOxc(code, path);
		// Skips names in lower case, because they are our own variables, such as `navigation`.
		for (const name of unsupportedInScript(script.code))
			if (/[A-Z .]/.test(name)) used.set(name, path);
	}
	expect([...used].filter(([name]) => !(name in accepted))).toEqual([]);
	expect(Object.keys(accepted).filter((name) => !used.has(name))).toEqual([]);
});
