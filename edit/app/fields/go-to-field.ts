const controls = "input, textarea, select, button:not([data-drag-handle])";

export function goToField(path: string): void {
	goTo(path, `${controls}, summary`);
}

/**
 * Goes to a new list entry and focuses its first control. Skips the <select> for the entry's kind,
 * because typing in it would change the kind.
 */
export function goToNewEntry(path: string): void {
	goTo(path, `:is(${controls}):not([data-kind-select])`);
}

function goTo(path: string, targets: string): void {
	const field = document.getElementById(`field-${path}`);
	for (
		let details = field?.closest("details");
		details;
		details = details.parentElement?.closest("details")
	)
		details.open = true;
	const target = field?.matches(controls)
		? field
		: field?.querySelector<HTMLElement>(targets);
	target?.focus({ preventScroll: true });
	// Centers the control, because a control of a tall centered section could be out of view.
	(target ?? field)?.scrollIntoView({ block: "center" });
}
