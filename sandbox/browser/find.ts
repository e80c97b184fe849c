export function find<Found extends HTMLElement = HTMLElement>(
	selector: string,
): Found {
	const element = document.querySelector<Found>(selector);
	if (element === null) throw new Error(`No ${selector} on this page`);
	return element;
}
