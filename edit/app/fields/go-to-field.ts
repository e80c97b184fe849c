const controls = "input, textarea, select, button";

/** Opens all sections around a field, and scrolls to the field and focuses it. */
export function goToField(path: string): void {
	const field = openSectionsOf(path);
	const control = field?.matches(controls)
		? field
		: field?.querySelector<HTMLElement>(`${controls}, summary`);
	control?.focus({ preventScroll: true });
}

/** Goes to a new list entry and focuses its first control. */
export function goToNewEntry(path: string): void {
	const entry = openSectionsOf(path);
	const control = entry?.matches(controls)
		? entry
		: entry?.querySelector<HTMLElement>(controls);
	control?.focus({ preventScroll: true });
}

function openSectionsOf(path: string): HTMLElement | null {
	const field = document.getElementById(`field-${path}`);
	for (
		let around = field?.closest("details");
		around;
		around = around.parentElement?.closest("details")
	)
		around.open = true;
	field?.scrollIntoView({ block: "center" });
	return field;
}
