/** Writes the current year, because the built HTML contains no date of the build (FOOT-05). */
export function writeCurrentYear(): void {
	for (const element of document.querySelectorAll("[data-year]"))
		element.textContent = String(new Date().getFullYear());
}
