/** Aligns columns: the first left, the others right. The first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
	const count = Math.max(...rows.map((row) => row.length));
	const widths = Array.from({ length: count }, (_, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	const lines = rows.map((row) =>
		widths
			.map((width, column) => {
				const cell = row[column] ?? "";
				return column === 0 ? cell.padEnd(width) : cell.padStart(width);
			})
			.join("  ")
			.trimEnd(),
	);
	const rule = widths.map((width) => "-".repeat(width)).join("  ");
	return [...lines.slice(0, 1), rule, ...lines.slice(1)].join("\n");
}
