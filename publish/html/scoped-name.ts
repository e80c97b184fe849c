import { basename } from "node:path";

/**
 * The name in the HTML of a class of a CSS Module: `.price` of plan.module.css is "plan-price", `.plan` is "plan". Readable,
 * and the same in every build. A test holds that no two modules have one name.
 */
export function generateScopedName(name: string, file: string): string {
	const base = basename(file.replace(/\?.*$/, ""), ".module.css");
	const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return word === base ? word : `${base}-${word}`;
}
