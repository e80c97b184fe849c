/** Writes the current year, because the built HTML contains no year (FOOT-05). */
export function writeCurrentYear(): void {
	for (const element of document.querySelectorAll("[data-year]"))
		element.textContent = String(new Date().getFullYear());
}
