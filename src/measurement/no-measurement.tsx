/** Stands in for measurement.tsx where the content names no pixel: there is nothing to ask and nothing to choose. */
export function Measurement() {
	return null;
}

/** Without measuring there is no choice to change: nothing in the place of the footer's button. */
export function PrivacyControl() {
	return null;
}
