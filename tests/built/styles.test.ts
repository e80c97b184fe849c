import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { shortClassName } from "../../publish/html/scoped-name.ts";
import {
	attribute,
	type BuiltPage,
	builtPages,
	codeOf,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const client = join(builds.site, "client");
const pages = builtPages();
const everywhere = classesOn(pages);

/** The components' style sheets, with their class names in the HTML. */
const modules = globSync("src/**/*.module.css")
	.toSorted()
	.map((path) => {
		const css = readFileSync(path, "utf8");
		const own = css.replace(/:global\([^)]*\)|\/\*[\s\S]*?\*\//g, "");
		const names = new Set(classesIn(own));
		return {
			path,
			classes: [...names].map((name) => shortClassName(name, path)),
		};
	});
const moduleOf = new Map(
	modules.flatMap(({ path, classes }) => classes.map((name) => [name, path])),
);

/** All published styles: the inlined ones, and the style sheets that scripts add. */
const published = [
	...new Set([
		...pages.flatMap(stylesIn),
		...globSync("assets/*.css", { cwd: client }).map((file) =>
			readFileSync(join(client, file), "utf8"),
		),
	]),
];

describe("the styles beside the components", () => {
	test("name each class in one sheet only", () => {
		expect(modules.length).toBeGreaterThan(80);
		const all = modules.flatMap(({ classes }) => classes);
		expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
	});

	test("are in the layer of their folder, so that a page wins over its sections", () => {
		const others = published.flatMap(rulesIn).flatMap((rule) => {
			const paths = classesIn(rule.selector).flatMap(
				(name) => moduleOf.get(name) ?? [],
			);
			const layer = layerAround(rule);
			return paths.filter((path) => layer !== layerOf(path));
		});
		expect([...new Set(others)]).toEqual([
			// This sheet must override all others, so it names the last layer.
			"src/ui/layout/visibility.module.css",
		]);
	});

	test("are not published empty: each sheet is a request", () => {
		expect(published.filter((css) => rulesIn(css).length === 0)).toEqual([]);
	});
});

test("only the tokens and themes hold colors", () => {
	const named = /^(white|black|gray|grey|red|green|blue|yellow|orange)$/;
	const raw = globSync("src/**/*.css")
		.filter((path) => !/styles\/(tokens|themes|forced-dark)\.css$/.test(path))
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

describe.each(
	[...Map.groupBy(pages, (page) => stylesIn(page).join(""))].map(
		([css, sharing]) => ({ css, sharing, path: sharing[0]?.path }),
	),
)("the styles inside $path and pages of its kind", ({ css, sharing }) => {
	const own = classesOn(sharing);
	const parts = new Set([...own].map((name) => moduleOf.get(name) ?? ""));
	// A class that is in no page's HTML counts as used if its module is on the page, because a script
	// may add the class.
	const isUsed = (name: string) =>
		own.has(name) ||
		["js", "dark"].includes(name) ||
		(!everywhere.has(name) && parts.has(moduleOf.get(name) ?? ""));
	const rules = rulesIn(css);
	const unused = rules.filter(({ selectors }) =>
		selectors.every((selector) => !classesIn(selector).every(isUsed)),
	);

	test("are of use to these pages: at least four fifths", () => {
		expect(1 - lengthOf(unused) / lengthOf(rules)).toBeGreaterThan(0.8);
	});

	test("hold none of another folder of pages", () => {
		const folders = new Set([...parts].map(dirname));
		const ofOtherPages = unused
			.flatMap(({ selector }) => classesIn(selector))
			.map((name) => moduleOf.get(name) ?? "")
			.filter((path) => /^src\/pages\//.test(path))
			.filter((path) => !folders.has(dirname(path)));
		expect(ofOtherPages).toEqual([]);
	});
});

test("each share of a row and each placeholder color of a page has its rule", () => {
	const isGenerated = (name: string) => /^(grow|placeholder)-/.test(name);
	const missing = pages.flatMap((page) => {
		const css = stylesIn(page).join("");
		return [...classesOn([page])]
			.filter(isGenerated)
			.filter((name) => !css.includes(`.${name}{`))
			.map((name) => `${page.path}: ${name}`);
	});
	expect(missing).toEqual([]);
	const kinds = [...everywhere]
		.filter(isGenerated)
		.map((name) => name.split("-")[0]);
	expect(new Set(kinds)).toEqual(new Set(["grow", "placeholder"]));
});

function layerAround({ parent }: ChildNode): string | undefined {
	if (parent?.type === "atrule" && (parent as AtRule).name === "layer")
		return (parent as AtRule).params;
	return parent && layerAround(parent as ChildNode);
}

/** The folders that have their own layer; features share one. */
function layerOf(path: string): string {
	const [, folder = ""] = path.split("/");
	if (folder === basename(path)) return "shell";
	return ["ui", "booking", "sections", "shell", "pages"].includes(folder)
		? folder
		: "features";
}

/** Omits classes in :not(), because the selector does not require them. */
function classesIn(selector: string): string[] {
	return [
		...selector
			.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "")
			.matchAll(/\.(-?[A-Za-z_][\w-]*)/g),
	].map(([, name]) => name ?? "");
}

function classesOn(some: readonly BuiltPage[]): Set<string> {
	return new Set(
		some
			.flatMap((page) => page.all())
			.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []),
	);
}

function stylesIn(page: BuiltPage): string[] {
	return page.all("style").map(codeOf);
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
