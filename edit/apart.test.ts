import { expect, test } from "vitest";
import { sourceFiles } from "../tests/support/built/source-files.ts";

test.each([
	["editor", /"(?:#model|\.{1,2})\/(?:[^"]*\/)?edit\//],
	["service that keeps content for others", /"(?:\.[^"]*\/)?contentful["/]/],
])(
	"no byte of the published site comes from the %s: nothing that is built or builds imports it",
	(_name, importing) => {
		const files = sourceFiles(
			"{src,publish,sandbox}/**/*.{ts,tsx}",
			"model/!(edit)/**/*.ts",
			"model/*.ts",
			"scripts/{prerender,start-site,dev}.ts",
			"vite.config.ts",
		).filter(({ path }) => !/[.-]test\.tsx?$/.test(path));
		expect(files.length).toBeGreaterThan(100);
		expect(
			files.flatMap(({ path, code }) => (importing.test(code) ? [path] : [])),
		).toEqual([]);
	},
);
