/** Returns the initials of the first and last name (CAR-06): "Gwen Pacheco" -> "GP". */
export function initials(name: string): string {
	const nameParts = name.trim().split(/\s+/);
	return [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : ""]
		.map((part) => part?.charAt(0).toUpperCase() ?? "")
		.join("");
}
