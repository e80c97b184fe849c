import browserslistToEsbuild from "browserslist-to-esbuild";
import { type ChildNode, type Declaration, parse } from "postcss";
import { parseSync, Visitor } from "vite";
import { features } from "web-features";

const oldest = browserslistToEsbuild().map((browser) => {
	const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
	return { name: name === "ios" ? "safari_ios" : name, version };
});

/**
 * Maps keys of the compatibility table, such as css.properties.text-wrap.balance, to true if a
 * supported browser lacks the feature.
 */
const isUnsupported = new Map<string, boolean>();
for (const feature of Object.values(features)) {
	if (feature.kind !== "feature") continue;
	for (const [key, { support }] of Object.entries(
		feature.status.by_compat_key ?? {},
	)) {
		const versions: Record<string, string> = { ...support };
		const isMissing = oldest.some(({ name, version }) => {
			const since = versions[name]?.replace("≤", "");
			return since === undefined || isOlder(version, since);
		});
		const plainKey = key.replace(/_static$/, "");
		isUnsupported.set(plainKey, isMissing);
	}
}

/**
 * Maps names of members, such as `startViewTransition` or `scrollend_event`, to their
 * `isUnsupported` values. Contains only members of objects that all supported browsers have.
 */
const members = new Map<string, boolean[]>();
for (const [key, isMissing] of isUnsupported) {
	const [, holder = "", name = ""] =
		/^((?:api|javascript\.builtins)\..+)\.(\w+)$/.exec(key) ?? [];
	if (name && !isUnsupported.get(holder))
		members.set(name, [...(members.get(name) ?? []), isMissing]);
}

function isOlder(version: string, since: string): boolean {
	return version.localeCompare(since, "en", { numeric: true }) < 0;
}

/** A name may have several meanings. It is unsupported only if all its meanings are. */
function isUnsupportedInAll(
	meanings: readonly (boolean | undefined)[],
): boolean {
	const definedMeanings = meanings.filter((meaning) => meaning !== undefined);
	return definedMeanings.length > 0 && definedMeanings.every(Boolean);
}

function isUnsupportedCss(...keys: readonly string[]): boolean {
	return isUnsupportedInAll(keys.map((key) => isUnsupported.get(`css.${key}`)));
}

/** Groups of CSS functions in the compatibility table. `light-dark()` is in `types.color`. */
const functionKinds = [
	"types",
	"types.color",
	"types.image",
	"types.gradient",
	"types.basic-shape",
	"types.easing-function",
	"types.transform-function",
] as const;

/**
 * Returns the unsupported features of a CSS node, such as `text-wrap: balance`, `@scope`, `:open`
 * or `light-dark()`.
 */
function unsupportedInNode(node: ChildNode): string[] {
	const matches = (text: string, pattern: RegExp) =>
		[...text.matchAll(pattern)].map(([word]) => word);
	if (node.type === "atrule")
		return isUnsupportedCss(`at-rules.${node.name}`) ? [`@${node.name}`] : [];
	if (node.type === "rule")
		return matches(node.selector, /(?<=:)[a-z][a-z-]+/g)
			.filter((name) => isUnsupportedCss(`selectors.${name}`))
			.map((name) => `:${name}`);
	if (node.type !== "decl" || hasPrefixedTwin(node)) return [];
	const { prop, value } = node;
	if (isUnsupportedCss(`properties.${prop}`)) return [prop];
	return [
		...matches(value, /(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g)
			.filter((word) => isUnsupportedCss(`properties.${prop}.${word}`))
			.map((word) => `${prop}: ${word}`),
		...matches(value, /(?<![\w-])[a-z][a-z-]*(?=\()/g)
			.filter((name) =>
				isUnsupportedCss(
					...functionKinds.map((kind) => `${kind}.${name}`),
					`properties.${prop}.${name}`,
				),
			)
			.map((name) => `${name}()`),
	];
}

/**
 * Lightning CSS adds a prefixed declaration for browsers that need it, such as
 * `-webkit-user-select`.
 */
function hasPrefixedTwin({ prop, parent }: Declaration): boolean {
	return Boolean(
		parent?.some(
			(sibling) =>
				sibling.type === "decl" && sibling.prop === `-webkit-${prop}`,
		),
	);
}

export function unsupportedCss(css: string): Set<string> {
	const found = new Set<string>();
	parse(css).walk((node) => {
		for (const feature of unsupportedInNode(node)) found.add(feature);
	});
	return found;
}

/**
 * Drops unsupported rules and declarations, as the oldest browsers do. Unwraps `@supports not
 * selector(…)`, because its rules apply in the oldest browsers.
 */
export function stripUnsupported(css: string): string {
	const sheet = parse(css);
	sheet.walk((node) => {
		if (node.type === "atrule" && /^not selector\(/.test(node.params))
			node.replaceWith(node.nodes ?? []);
		else if (unsupportedInNode(node).length > 0) node.remove();
	});
	return sheet.toString();
}

/** `attributes` are pairs such as `dialog closedby`. */
export function unsupportedAttributes(
	attributes: Iterable<string>,
): Set<string> {
	return new Set(
		[...attributes].filter((pair) => {
			const [element, name] = pair.split(" ");
			return isUnsupportedInAll([
				isUnsupported.get(`html.elements.${element}.${name}`),
				isUnsupported.get(`html.global_attributes.${name}`),
			]);
		}),
	);
}

/**
 * Returns unsupported features that can be recognized by their names: globals and their members
 * (`Object.groupBy`), members of other objects if their names are camelCase
 * (`startViewTransition`), and events.
 */
export function unsupportedInScript(code: string): Set<string> {
	const found = new Set<string>();
	const note = (name: string, ...meanings: (boolean | undefined)[]) => {
		if (isUnsupportedInAll(meanings)) found.add(name);
	};
	const inGlobal = (name: string) =>
		["api", "api.Window", "javascript.builtins"].map((holder) =>
			isUnsupported.get(`${holder}.${name}`),
		);
	const names = new WeakSet<object>();
	new Visitor({
		MemberExpression({ object, property, computed }) {
			if (computed || property.type !== "Identifier") return;
			names.add(property);
			const holder = object.type === "Identifier" ? object.name : "";
			if (/^(window|globalThis|self)$/.test(holder))
				note(property.name, ...inGlobal(property.name));
			else if (/^[A-Z]\w\w/.test(holder))
				note(
					`${holder}.${property.name}`,
					...inGlobal(`${holder}.${property.name}`),
				);
			else if (/[a-z][A-Z]/.test(property.name))
				note(property.name, ...(members.get(property.name) ?? []));
		},
		Property({ key, computed }) {
			if (!computed) names.add(key);
		},
		Identifier(node) {
			if (!names.has(node)) note(node.name, ...inGlobal(node.name));
		},
		CallExpression({ callee, arguments: [first] }) {
			const name =
				callee.type === "MemberExpression" ? callee.property : callee;
			if (name.type !== "Identifier" || name.name !== "addEventListener")
				return;
			const type =
				first?.type === "TemplateLiteral"
					? first.quasis[0]?.value.raw
					: first?.type === "Literal" && first.value;
			note(`event ${type}`, ...(members.get(`${type}_event`) ?? []));
		},
	}).visit(parseSync("script.js", code).program);
	return found;
}
