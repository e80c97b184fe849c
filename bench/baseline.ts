import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type Rule } from "postcss";

const scripts =
	/<script\b(?:[^>]*\b(id="[^"]*"))?[^>]*>[\s\S]*?<\/script\s*>/gi;
const preloads =
	/<link\b(?=[^>]*\brel="(?:modulepreload|preload)")(?![^>]*\bas="image")[^>]*>/gi;
const sheets = /<link\b(?=[^>]*\brel="stylesheet")[^>]*>/gi;
const inlineStyles = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/**
 * Returns the fastest possible version of a page: with inlined CSS, and without scripts and
 * preloads, except preloads of pictures. `client` is the folder of the style sheets.
 */
export async function stripToBaseline(
	html: string,
	client: string,
): Promise<string> {
	const linked = [...html.matchAll(sheets)].map(([tag]) => hrefOf(tag));
	const styles = [
		...[...html.matchAll(inlineStyles)].map(([, css = ""]) => css),
		...(await Promise.all(
			linked.map((path) => readFile(join(client, path), "utf8")),
		)),
	];
	const bare = html
		// Replaces a script with an id by an empty element with the same id, because first paint waits
		// until an element with this id exists (`rel="expect"` in src/document/document.tsx).
		.replace(scripts, (_, id) => (id ? `<template ${id}></template>` : ""))
		.replace(preloads, "")
		.replace(sheets, "")
		.replace(inlineStyles, "");
	const usedCss = rulesUsedIn(bare, styles.join("\n"));
	return bare.replace("</head>", () => `<style>${usedCss}</style></head>`);
}

function hrefOf(tag: string): string {
	const path = /\bhref="([^"]*)"/.exec(tag)?.[1];
	if (path === undefined) throw new Error(`${tag} has no address.`);
	return path;
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
