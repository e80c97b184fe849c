/** 4.5 -> "4.5", 3 -> "3", 0.625 -> "0.6", 1.25 -> "1.3": one decimal at most, rounded half up. */
export function formatDecimal(value: number): string {
	return String(Math.round(value * 10) / 10);
}
