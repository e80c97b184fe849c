import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { quietSonner } from "./quiet-sonner.ts";

function transform(code: string, id: string): string | undefined {
	const { transform: hook } = quietSonner();
	if (typeof hook !== "function")
		throw new Error("the plugin has no transform");
	const result: unknown = Reflect.apply(hook, undefined, [code, id]);
	return typeof result === "object" && result !== null && "code" in result
		? String(result.code)
		: undefined;
}

describe("sonner's styles", () => {
	const folder = "node_modules/sonner/dist";
	const [file = ""] = readdirSync(folder).filter((name) =>
		name.endsWith(".mjs"),
	);
	const code = readFileSync(join(folder, file), "utf8");

	test("are no longer put into the page by its code", () => {
		const quiet = transform(code, join(folder, file));
		expect(code).toContain('__insertCSS("');
		expect(quiet).not.toContain('__insertCSS("');
		expect(quiet?.length).toBe(
			code.length - '__insertCSS("'.length + 'void ("'.length,
		);
	});

	test("are a file of the package, which is imported instead", () => {
		expect(readFileSync(join(folder, "styles.css"), "utf8")).toContain(
			"[data-sonner-toaster]",
		);
	});
});

test("other code is left alone", () => {
	expect(
		transform('__insertCSS("a")', "/node_modules/other/dist/index.mjs"),
	).toBeUndefined();
	expect(
		transform(".a{}", "/node_modules/sonner/dist/styles.css"),
	).toBeUndefined();
});

test("a new version of sonner that works in another way stops the build", () => {
	expect(() =>
		transform("export {}", "/node_modules/sonner/dist/index.mjs"),
	).toThrow(
		"sonner no longer inserts its styles as before: look at publish/quiet-sonner.ts",
	);
});
