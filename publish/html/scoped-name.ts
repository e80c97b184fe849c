import { basename } from "node:path";

/**
 * Returns class names of CSS Modules: `.price` of plan.module.css is "plan-price", `.plan` is
 * "plan". A test checks that the names are unique.
 */
export function generateScopedName(name: string, file: string): string {
	const base = basename(file.replace(/\?.*$/, ""), ".module.css");
	const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return word === base ? word : `${base}-${word}`;
}
