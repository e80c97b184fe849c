import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postcss, { type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { afterMainSheet, layers } from "../../publish/html/page-styles.ts";
import { generateScopedName } from "../../publish/html/scoped-name.ts";
import {
	attribute,
	type BuiltPage,
	builtPages,
	linked,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const client = join(builds.site, "client");
const pages = builtPages();
const classPattern = /\.(-?[A-Za-z_][\w-]*)/g;

/** The style sheets beside the components, each class under the name that it has in the HTML. */
const modules = globSync("src/**/*.module.css")
	.toSorted()
	.map((path) => {
		const css = readFileSync(path, "utf8");
		const own = css.replace(/:global\([^)]*\)|\/\*[\s\S]*?\*\//g, "");
		const names = new Set(classesIn(own));
		return {
			path,
			layers: [...css.matchAll(/^@layer (\w+) \{/gm)].map(([, name]) => name),
			classes: [...names].map((name) => generateScopedName(name, path)),
		};
	});
const moduleOf = new Map(
	modules.flatMap(({ path, classes }) => classes.map((name) => [name, path])),
);

describe("the styles beside the components", () => {
	test("have names of their own: no two sheets write one class", () => {
		expect(modules.length).toBeGreaterThan(80);
		const all = modules.flatMap(({ classes }) => classes);
		expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
	});

	test("stand in the layer of their room, so that a page wins over its sections, and they over their pieces", () => {
		const others = modules.filter(
			({ path, layers }) =>
				String(new Set(layers)) !== "" &&
				layers.some((layer) => layer !== layerOf(path)),
		);
		expect(others.map(({ path }) => path)).toEqual([
			// Hidden whatever else is said about it.
			"src/ui/layout/only.module.css",
		]);
	});
});

test("a color stands in the tokens and themes alone: every other sheet names it", () => {
	const named = /^(white|black|gray|grey|red|green|blue|yellow|orange)$/;
	const raw = globSync("src/**/*.css")
		.filter((path) => !/styles\/(tokens|themes)\.css$/.test(path))
		.flatMap((path) => {
			const found: string[] = [];
			postcss.parse(readFileSync(path, "utf8")).walkDecls(({ prop, value }) => {
				const isRaw =
					/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!var\()/i.test(
						value,
					) || value.split(/[\s,()]+/).some((word) => named.test(word));
				if (isRaw) found.push(`${path}: ${prop}: ${value}`);
			});
			return found;
		});
	expect(raw).toEqual([]);
});

describe.each(pages)("the styles of $path", (page) => {
	const sheets = sheetsOf(page);

	test("are the document's two files, which all pages have, and its own", () => {
		expect(sheets[0]).toMatch(/^\/assets\/root-/);
		expect(sheets[1]?.startsWith(afterMainSheet)).toBe(true);
		expect(sheets.length).toBeLessThanOrEqual(3);
	});

	test("name all layers in their order, so that it does not matter which file comes first", () => {
		for (const sheet of sheets)
			expect(layersIn(read(sheet))).toEqual(layers.split(", "));
	});

	test("hold no other folder's: at least four fifths are of use to a page of its own", () => {
		// Pages of one kind share a sheet; a page of events is short beside a landing page.
		const uses = pages
			.filter((other) => String(sheetsOf(other)) === String(sheets))
			.map(usableOn);
		const isUsable = (selector: string) => uses.some((on) => on(selector));
		const rules = sheets.flatMap((sheet) => rulesIn(read(sheet)));
		const unused = rules.filter(
			({ selectors }) => !selectors.some((selector) => isUsable(selector)),
		);
		expect(1 - lengthOf(unused) / lengthOf(rules)).toBeGreaterThan(0.8);
		const ofOtherPages = unused
			.flatMap(({ selector }) => classesIn(selector))
			.map((name) => moduleOf.get(name))
			.filter((path) => path?.startsWith("src/pages/"))
			.filter((path) => !hasPartOfFolder(page, path));
		expect(ofOtherPages).toEqual([]);
	});
});

// Chromium would style everything around an element anew whenever React adds or removes one
// (docs/decisions/0009-change-of-page.md).
test("no rule is about any element behind any other, which costs each change of the page", () => {
	const styles = globSync("assets/*.css", { cwd: client })
		.map((file) => read(`/${file}`))
		.join("");
	expect(styles.length).toBeGreaterThan(10_000);
	expect(styles.match(/[^{}]*[+~] ?\*[^{}]*/g) ?? []).toEqual([]);
});

test("each share of a row and each placeholder color that the HTML names has its rule", () => {
	const used = [...everywhere].filter((name) =>
		/^(grow|placeholder)-/.test(name),
	);
	expect(new Set(used.map((name) => name.split("-")[0]))).toEqual(
		new Set(["grow", "placeholder"]),
	);
	const css = globSync("assets/root-*.css", { cwd: client })
		.map((file) => read(`/${file}`))
		.join("");
	expect(used.filter((name) => !css.includes(`.${name}{`))).toEqual([]);
});

/** The rooms that have a layer of their own; the features share one. */
function layerOf(path: string): string {
	const [, room = ""] = path.split("/");
	if (room === basename(path)) return "shell";
	return ["ui", "booking", "sections", "shell", "pages"].includes(room)
		? room
		: "features";
}

function classesIn(selector: string): string[] {
	return [...selector.matchAll(classPattern)].map(([, name]) => name ?? "");
}

function sheetsOf(page: BuiltPage): string[] {
	return linked(page, "stylesheet").map((href) => href ?? "");
}

function read(sheet: string): string {
	return readFileSync(join(client, sheet), "utf8");
}

function rulesIn(css: string): Rule[] {
	const rules: Rule[] = [];
	postcss.parse(css).walkRules((rule) => {
		const { parent } = rule;
		if (
			parent?.type === "atrule" &&
			"name" in parent &&
			/keyframes$/.test(String(parent.name))
		)
			return;
		rules.push(rule);
	});
	return rules;
}

function lengthOf(rules: readonly Rule[]): number {
	return rules.reduce((sum, rule) => sum + rule.toString().length, 0);
}

const classesOf = new Map(
	pages.map((page) => [
		page.path,
		new Set(
			page
				.all()
				.flatMap((element) => (attribute(element, "class") ?? "").split(/\s+/)),
		),
	]),
);
const everywhere = new Set(
	[...classesOf.values()].flatMap((each) => [...each]),
);

/** A page has a part of a component when it has one of its classes. */
function hasPart(page: BuiltPage, path: string | undefined): boolean {
	return [...(classesOf.get(page.path) ?? [])].some(
		(name) => moduleOf.get(name) === path,
	);
}

/** In the order in which a sheet first names them, which is the order that counts. */
function layersIn(css: string): string[] {
	const named = [...css.matchAll(/@layer ([a-z,]+)/g)];
	return [...new Set(named.flatMap(([, names = ""]) => names.split(",")))];
}

/** Pages of one folder share a sheet. */
function hasPartOfFolder(page: BuiltPage, path = ""): boolean {
	return modules.some(
		(each) => dirname(each.path) === dirname(path) && hasPart(page, each.path),
	);
}

/**
 * Whether elements of a page can be what a selector names: its classes are in the HTML, or in that of no page at all, and
 * then scripts add them to a component that the page has.
 */
function usableOn(page: BuiltPage): (selector: string) => boolean {
	const own = classesOf.get(page.path);
	return (selector) =>
		classesIn(selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "")).every(
			(name) =>
				own?.has(name) ||
				["js", "dark"].includes(name) ||
				(!everywhere.has(name) &&
					(!moduleOf.has(name) || hasPart(page, moduleOf.get(name)))),
		);
}
