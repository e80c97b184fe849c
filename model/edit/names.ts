/** pages/group-classes.yaml -> Group classes */
export function titleFromPath(path: string): string {
	const name = path.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " ");
	return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Converts words to lower-case letters, digits and hyphens. */
export function shortName(words: string): string {
	return words
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^[-\d]+|-+$/g, "");
}

export function lowerFirst(label: string): string {
	return /^[A-Z][a-z]/.test(label)
		? label.charAt(0).toLowerCase() + label.slice(1)
		: label;
}
