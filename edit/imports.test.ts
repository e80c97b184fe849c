import { expect, test } from "vitest";
import { sourceFiles } from "../tests/support/built/source-files.ts";

test.each([
	["editor", /"(?:#model|\.{1,2})\/(?:[^"]*\/)?edit\//],
	["Contentful code", /"(?:\.[^"]*\/)?contentful["/]/],
])(
	"no module of the site, its sandbox or its build imports the %s",
	(_name, importing) => {
		const files = sourceFiles(
			"{src,publish,sandbox}/**/*.{ts,tsx}",
			"model/!(edit)/**/*.ts",
			"model/*.ts",
			"scripts/{start-site,dev}.ts",
			"vite.config.ts",
		).filter(({ path }) => !/[.-]test\.tsx?$/.test(path));
		expect(files.length).toBeGreaterThan(100);
		expect(
			files.flatMap(({ path, code }) => (importing.test(code) ? [path] : [])),
		).toEqual([]);
	},
);
