import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/**
 * Returns the class name that the dev server and the editor's own page use: "plan-price" for
 * `.price` in plan.module.css, "plan" for `.plan`. A test checks that the names are unique.
 */
export function readableClassName(name: string, file: string): string {
	const base = basename(file.replace(/\?.*$/, ""), ".module.css");
	const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return word === base ? word : `${base}-${word}`;
}

/**
 * The names of all classes and animations. The pattern also matches a few other words, such as file
 * extensions, which only wastes some short names.
 */
const classNames = globSync("src/**/*.module.css", { cwd: root })
	.toSorted()
	.flatMap((file) =>
		[
			...readFileSync(resolve(root, file), "utf8").matchAll(
				/(?:\.|@keyframes )([a-z][\w-]*)/gi,
			),
		].map(([, name = ""]) => readableClassName(name, file)),
	);
const indexes = new Map(
	[...new Set(classNames)].map((name, index) => [name, index]),
);

/**
 * Returns a published class name: "A0", "B0", and so on. These names make the HTML of a page 3 %
 * smaller and depend only on the style sheets, so all builds of one commit have the same names.
 */
export function shortClassName(name: string, file: string): string {
	const readable = readableClassName(name, file);
	const index = indexes.get(readable);
	if (index === undefined) throw new Error(`No class ${readable} in src/`);
	const letter = String.fromCharCode("A".charCodeAt(0) + (index % 26));
	return `${letter}${Math.floor(index / 26).toString(36)}`;
}
