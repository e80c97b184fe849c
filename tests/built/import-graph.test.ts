import { describe, expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "../support/source-imports.ts";

const isTest = ({ path }: SourceFile) => path.includes(".test.");
const sources = sourceFiles("src/**/*.{ts,tsx}").filter(
	(file) => !isTest(file),
);
const tests = sourceFiles("src/**/*.test.ts");
const users = sourceFiles(
	"{publish,sandbox,scripts,tests,bench}/**/*.{ts,tsx}",
	"*.config.ts",
);

/** Folders of src/ and what each may import of the others; "content:" are the views that the build makes. */
const layers: Record<string, readonly string[]> = {
	lib: [],
	early: ["lib"],
	content: ["lib"],
	ui: ["lib"],
	seo: ["lib"],
	sections: ["ui", "lib", "content:"],
	pages: ["sections", "ui", "lib", "seo", "content:"],
};

/** The packages that reach the browser, and who may import them. */
const browserPackages: Record<string, RegExp> = {
	react: /^src\/(ui|sections|pages|root\.tsx|page-|entry\.)/,
	"react-dom": /^src\/ui\/preconnect\.ts$/,
	"react-dom/client": /^src\/entry\.client\.tsx$/,
	"react-dom/static": /^src\/entry\.server\.tsx$/,
	"lucide-react": /^src\/(ui|sections)\//,
	sonner: /^src\/ui\/toaster\.tsx$/,
	"sonner/dist/styles.css": /^src\/ui\/toaster\.tsx$/,
};

/** Changing the framework touches these files and no others. */
const routerFiles = [
	"src/entry.client.tsx",
	"src/entry.server.tsx",
	"src/page-shell.ts",
	"src/root.tsx",
	"src/routes.ts",
	"src/ui/address-query.ts",
	"src/ui/in-site-links.tsx",
	"src/ui/navigation.ts",
];

describe.each(Object.entries(layers))("src/%s", (layer, allowed) => {
	const files = sources.filter(({ path }) => path.startsWith(`src/${layer}/`));

	test(`imports nothing of ours but itself and [${allowed}]`, () => {
		expect(files.length).toBeGreaterThan(1);
		const forbidden = files.flatMap(({ path, imports }) =>
			imports
				.map(layerOf)
				.filter(
					(target) => target && target !== layer && !allowed.includes(target),
				)
				.map((target) => `${path} imports ${target}`),
		);
		expect(forbidden).toEqual([]);
	});
});

test("a folder of sections uses no other folder of sections: what two share stands above them", () => {
	const folderOf = (path: string) =>
		/^src\/sections\/([^/]+)\//.exec(path)?.[1];
	const crossings = sources.flatMap(({ path, imports }) =>
		imports
			.filter(
				(target) =>
					folderOf(target) &&
					folderOf(path) &&
					folderOf(target) !== folderOf(path),
			)
			.map((target) => `${path} imports ${target}`),
	);
	expect(crossings).toEqual([]);
});

test("only the root, the routes, the entries and three files of ui know the router", () => {
	const importers = sources.flatMap(({ path, imports }) =>
		imports.some((name) => /^@?react-router(\/|$)/.test(name)) ? [path] : [],
	);
	expect(importers).toEqual(routerFiles);
});

test("a package reaches the browser only through the files that may import it; the build's packages never do", () => {
	const isPackage = (name: string) =>
		!/^(src\/|content:|virtual:|node_modules)/.test(name);
	const forbidden = sources
		.filter(({ path }) => !path.startsWith("src/content/"))
		.flatMap(({ path, imports }) =>
			imports
				.filter(
					(name) =>
						isPackage(name) &&
						!/^@?react-router(\/|$)/.test(name) &&
						!name.startsWith("@fontsource-variable/"),
				)
				.filter((name) => !browserPackages[name]?.test(path))
				.map((name) => `${path} imports ${name}`),
		);
	expect(forbidden).toEqual([]);
});

test("nothing imports tests, and the site imports nothing of publish/, sandbox/ or scripts/", () => {
	const all = [...sources, ...users];
	const forbidden = all
		.filter(
			({ path }) =>
				!path.startsWith("tests/") && path !== "playwright.config.ts",
		)
		.flatMap(({ path, imports }) =>
			imports
				.filter(
					(name) =>
						/^tests\/|\.test\.tsx?$/.test(name) ||
						(path.startsWith("src/") &&
							/^(publish|sandbox|scripts)\//.test(name)),
				)
				.map((name) => `${path} imports ${name}`),
		);
	expect(forbidden).toEqual([]);
});

test("every import of a file names a file that is there", () => {
	const paths = new Set(sources.map(({ path }) => path));
	const missing = sources.flatMap(({ path, imports }) =>
		imports
			.filter((name) => /^src\/.*\.tsx?$/.test(name) && !paths.has(name))
			.map((name) => `${path} imports ${name}`),
	);
	expect(missing).toEqual([]);
	expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
});

test("no file imports itself by way of others", () => {
	const byPath = new Map(sources.map((file) => [file.path, file]));
	const done = new Set<string>();
	const cycles: string[] = [];
	const visit = (path: string, trail: readonly string[]) => {
		if (trail.includes(path)) {
			cycles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
			return;
		}
		if (done.has(path)) return;
		for (const name of byPath.get(path)?.runtimeImports ?? [])
			visit(name, [...trail, path]);
		done.add(path);
	};
	for (const { path } of sources) visit(path, []);
	expect(cycles).toEqual([]);
});

describe("nothing is left over", () => {
	// Named by configuration, by the document or by another program, not by an import.
	const entries =
		/^src\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|early\/(head|body)\.ts|sections\/measurement\/(no-)?measurement\.tsx|.*\.d\.ts)$/;
	const pages = sources
		.find(({ path }) => path === "src/routes.ts")
		?.code.matchAll(/"(pages\/[^"]+)"/g);
	const routed = [...(pages ?? [])].map(([, page]) => `src/${page}`);

	test("every file of src/ is used by another, by a route or by the build", () => {
		const used = new Set(
			[...sources, ...users, ...tests].flatMap(({ imports }) => imports),
		);
		const unused = sources
			.map(({ path }) => path)
			.filter(
				(path) =>
					!used.has(path) && !routed.includes(path) && !entries.test(path),
			);
		expect(unused).toEqual([]);
	});

	test("every function and value that a file of src/ exports is used in another file, if only by a test", () => {
		const all = [...sources, ...users, ...tests];
		// The framework calls these by their names.
		const conventions = ["meta", "links", "handle", "Layout", "ErrorBoundary"];
		const unused = sources
			.filter(({ path }) => !path.endsWith(".d.ts"))
			.flatMap(({ path, exports }) =>
				exports
					.filter((name) => !conventions.includes(name))
					.filter(
						(name) =>
							!all.some((file) => file.path !== path && names(file, name)),
					)
					.map((name) => `${path} exports ${name}`),
			);
		expect(unused).toEqual([]);
	});
});

/** src/ui/link.tsx -> ui; content:home -> content: */
function layerOf(name: string): string | undefined {
	if (name.startsWith("content:")) return "content:";
	return /^src\/([^/.]+)(?:\/|\.)/.exec(name)?.[1];
}

function names({ code }: SourceFile, name: string): boolean {
	return new RegExp(`\\b${name}\\b`).test(code);
}
