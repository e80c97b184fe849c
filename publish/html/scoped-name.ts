import { basename } from "node:path";

/**
 * Class names of CSS Modules in the HTML: `.price` of plan.module.css is "plan-price", `.plan` is "plan". A test
 * checks that they are unique.
 */
export function generateScopedName(name: string, file: string): string {
	const base = basename(file.replace(/\?.*$/, ""), ".module.css");
	const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return word === base ? word : `${base}-${word}`;
}
