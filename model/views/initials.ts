/** Returns the initials of the first and last name (CAR-06): "Gwen Pacheco" -> "GP". */
export function initials(name: string): string {
	const words = name.trim().split(/\s+/);
	return [words[0], words.length > 1 ? words.at(-1) : ""]
		.map((word) => word?.charAt(0).toUpperCase() ?? "")
		.join("");
}
