import { expect, test } from "vitest";
import { sourceFiles } from "../tests/support/built/source-files.ts";

test("no byte of the published site comes from the editor: nothing that is built or builds imports it", () => {
	const files = sourceFiles(
		"{src,publish,sandbox}/**/*.{ts,tsx}",
		"model/!(edit)/**/*.ts",
		"model/*.ts",
		"scripts/{prerender,start-site,dev}.ts",
		"{vite,react-router}.config.ts",
	).filter(({ path }) => !/[.-]test\.tsx?$/.test(path));
	expect(files.length).toBeGreaterThan(100);
	const importing = files.filter(({ code }) =>
		/"(?:#model|\.{1,2})\/(?:[^"]*\/)?edit\//.test(code),
	);
	expect(importing.map(({ path }) => path)).toEqual([]);
});
