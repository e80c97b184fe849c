import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import postcss, { type AtRule, type ChildNode } from "postcss";
import { expect, test } from "vitest";
import { shortClassName } from "../../publish/html/scoped-name.ts";
import { type BuiltPage, builtPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const client = join(builds.site, "client");
const pages = builtPages();

/** The published class names, each with the path of the style sheet that defines it. */
const classNames = globSync("src/**/*.module.css").flatMap((path) => {
	const css = readFileSync(path, "utf8");
	const localCss = css.replace(/:global\([^)]*\)|\/\*[\s\S]*?\*\//g, "");
	const names = [...new Set(classesIn(localCss))];
	return names.map((name) => [shortClassName(name, path), path] as const);
});
const moduleOf = new Map(classNames);

/** All published styles: the inlined ones, and the style sheets that scripts add. */
const published = new Set([
	...pages.flatMap(stylesIn),
	...globSync("assets/*.css", { cwd: client }).map((file) =>
		readFileSync(join(client, file), "utf8"),
	),
]);

test("no two CSS modules have a published class name in common", () => {
	expect(classNames.length).toBeGreaterThan(300);
	expect(moduleOf.size).toBe(classNames.length);
});

test("styles of components are in the cascade layer of their folder", () => {
	const sheetsInOtherLayers = new Set<string>();
	for (const css of published)
		postcss.parse(css).walkRules((rule) => {
			for (const name of classesIn(rule.selector)) {
				const path = moduleOf.get(name);
				if (path && enclosingLayer(rule) !== layerOf(path))
					sheetsInOtherLayers.add(path);
			}
		});
	expect([...sheetsInOtherLayers]).toEqual([
		// This sheet must override all others, so its rules are in the last layer.
		"src/ui/layout/visibility.module.css",
	]);
});

test("only the style sheets of tokens and themes contain colors", () => {
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

test("each grow-… class on a page has a CSS rule in that page", () => {
	const isShare = (name: string) => name.startsWith("grow-");
	const missing = pages.flatMap((page) => {
		const css = stylesIn(page).join("");
		return [...classesOn([page])]
			.filter(isShare)
			.filter((name) => !css.includes(`.${name}{`))
			.map((name) => `${page.path}: ${name}`);
	});
	expect(missing).toEqual([]);
	expect([...classesOn(pages)].some(isShare)).toBe(true);
});

function enclosingLayer({ parent }: ChildNode): string | undefined {
	if (parent?.type === "atrule" && (parent as AtRule).name === "layer")
		return (parent as AtRule).params;
	return parent && enclosingLayer(parent as ChildNode);
}

/** Returns the cascade layer of a style sheet. Folders of features share the layer “features”. */
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

function classesOn(documents: readonly BuiltPage[]): Set<string> {
	return new Set(
		documents
			.flatMap((page) => page.all("*"))
			.flatMap((element) => [...element.classList]),
	);
}

function stylesIn(page: BuiltPage): string[] {
	return page.all("style").map((style) => style.textContent);
}
