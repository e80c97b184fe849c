/**
 * Makes back links go back in the history when the visitor came from a page of this site (ART-05).
 */
export function handleBackLinks(): void {
	const initialHash = location.hash;
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || link.dataset.back === undefined) return;
		const { metaKey, ctrlKey, shiftKey, altKey } = event;
		if (metaKey || ctrlKey || shiftKey || altKey || !hasInternalReferrer())
			return;
		// history.back() would only undo the visitor's jump within the page.
		if (location.hash !== initialHash) return;
		event.preventDefault();
		history.back();
	});
}

function hasInternalReferrer(): boolean {
	return (
		history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
	);
}
