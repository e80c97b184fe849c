/** Fills in the year of the visitor's clock: built HTML holds no clock (FOOT-05). */
export function showYear(): void {
	for (const element of document.querySelectorAll("[data-year]"))
		element.textContent = String(new Date().getFullYear());
}
