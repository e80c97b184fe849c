/** "opens [time]" with { time: "5:30 AM" } -> "opens 5:30 AM". */
export function interpolate(
	text: string,
	values: Readonly<Record<string, string>>,
): string {
	return text.replace(
		/\[(\w+)\]/g,
		(blank, name: string) => values[name] ?? blank,
	);
}
