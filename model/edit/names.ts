/** pages/group-classes.yaml -> Group classes */
export function titleFromPath(path: string): string {
	const name = path.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " ");
	return name.charAt(0).toUpperCase() + name.slice(1);
}

export function shortName(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[\p{M}'’]/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^[-\d]+|-+$/g, "");
}

/** Returns the label of a choice: corporateQuote -> Corporate Quote */
export function choiceLabel(option: string): string {
	return titleFromPath(option.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
}

export function lowerFirst(label: string): string {
	return /^[A-Z][a-z]/.test(label)
		? label.charAt(0).toLowerCase() + label.slice(1)
		: label;
}

/** Returns an unused name for an uploaded picture: "Front door.HEIC" -> "front-door.jpg". */
export function unusedPictureName(
	fileName: string,
	extension: string,
	usedNames: ReadonlySet<string>,
): string {
	const stem = shortName(fileName.replace(/\.\w+$/, "")) || "picture";
	const name = (number: number) =>
		`${stem}${number > 1 ? `-${number}` : ""}.${extension}`;
	let number = 1;
	while (usedNames.has(name(number))) number += 1;
	return name(number);
}
