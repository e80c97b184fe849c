/** Stands in for measurement.tsx where the content names no pixel: there is nothing to ask and nothing to choose. */
export function Measurement() {
	return null;
}

export function PrivacyControl() {
	return null;
}
