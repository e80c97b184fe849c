import postcss, { type Rule } from "postcss";

const scripts =
	/<script\b(?:[^>]*\b(id="[^"]*"))?[^>]*>[\s\S]*?<\/script\s*>/gi;
const inlineStyles = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Removes all scripts and unused CSS from a page. No version of the page can be faster. */
export function stripToBaseline(html: string): string {
	const styles = [...html.matchAll(inlineStyles)].map(([, css = ""]) => css);
	const bare = html
		// Keeps the script's id, because `<link rel="expect">` (document.tsx) delays first paint until
		// an element has this id.
		.replace(scripts, (_, id) => (id ? `<template ${id}></template>` : ""))
		.replace(inlineStyles, "");
	const usedCss = rulesUsedIn(bare, styles.join("\n"));
	return bare.replace("</head>", () => `<style>${usedCss}</style></head>`);
}

function rulesUsedIn(html: string, css: string): string {
	const root = postcss.parse(css);
	const names = new Set(
		[...html.matchAll(/\b(?:class|id)="([^"]*)"/g)].flatMap(([, value = ""]) =>
			value.split(/\s+/),
		),
	);
	const isUsed = (selector: string) =>
		[...selector.matchAll(/[.#]((?:[\w-]|\\.)+)/g)].every(([, name = ""]) =>
			names.has(name.replaceAll("\\", "")),
		);
	root.walkRules((rule: Rule) => {
		if (rule.parent?.type === "atrule" && "name" in rule.parent) {
			if (rule.parent.name === "keyframes") return;
		}
		const used = rule.selectors.filter(isUsed);
		if (used.length === 0) rule.remove();
		else rule.selectors = used;
	});
	root.walkAtRules((rule) => {
		if (rule.nodes?.length === 0) rule.remove();
	});
	return root.toString();
}
