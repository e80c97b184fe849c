import { createHash } from "node:crypto";

export type BootFile = { name: string; code: string };

/** ms that chunks may take together before the page gets its turn. */
const turnLength = 8;

/**
 * The file that starts a page's scripts, made of the scripts that React Router writes. Its chunks are fetched together
 * and run one after the other, what is needed first, with turns for the page between them: as one module graph they
 * would be one task, three times as long as a phone may take for an answer. The entry is awaited, so that failures
 * reach the loader.
 *
 * @param chunk The code of a chunk of the site, by its address.
 */
export function bootFile(
	scripts: readonly string[],
	chunk: (address: string) => string,
): BootFile {
	const imports = scripts.filter((script) => script.startsWith("import "));
	const others = scripts.filter((script) => !script.startsWith("import "));
	if (imports.length !== 1)
		throw new Error(
			`Expected one module script of React Router in a page, found ${imports.length}`,
		);
	const [module = ""] = imports;
	const entry = /^import\("(.+)"\);?\s*$/m.exec(module);
	if (!entry?.[1])
		throw new Error(
			"React Router's module script no longer ends by importing the entry module",
		);
	const statics = [
		...module.matchAll(/^import (?:\* as (\w+) from )?"(.+)";?$/gm),
	].map(([, name, address = ""]) => ({ name, address }));
	const files = inOrder(
		[...statics.map(({ address }) => address), entry[1]],
		chunk,
	);
	const code = [
		`const files = ${JSON.stringify(files)};`,
		'for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));',
		"const chunks = {};",
		"let turn = performance.now();",
		"for (const file of files.slice(0, -1)) {",
		"	chunks[file] = await import(file);",
		`	if (performance.now() - turn < ${turnLength}) continue;`,
		"	await new Promise((next) => setTimeout(next));",
		"	turn = performance.now();",
		"}",
		...statics.flatMap(({ name, address }) =>
			name ? [`const ${name} = chunks["${address}"];`] : [],
		),
		...others,
		module
			.replace(/^import .+$/gm, "")
			.replace(entry[0], `await import("${entry[1]}");`)
			.trim(),
	].join("\n");
	const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
	return { name: `boot-${hash}.js`, code };
}

/** The chunks and all that they import, each once and after what it imports. */
function inOrder(
	addresses: readonly string[],
	chunk: (address: string) => string,
): string[] {
	const seen = new Set<string>();
	const ordered: string[] = [];
	const visit = (address: string) => {
		if (seen.has(address)) return;
		seen.add(address);
		const folder = address.slice(0, address.lastIndexOf("/"));
		for (const [, file] of chunk(address).matchAll(
			/\b(?:from|import) ?"\.(\/[^"]+\.js)"/g,
		))
			visit(folder + file);
		ordered.push(address);
	};
	for (const address of addresses) visit(address);
	return ordered;
}
