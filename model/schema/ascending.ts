import type { z } from "zod";

export function ascendingBy<Row>(
	figure: (row: Row) => number,
	...field: string[]
) {
	return (rows: readonly Row[], context: z.RefinementCtx) => {
		for (const [index, row] of rows.entries()) {
			const before = rows[index - 1];
			if (before === undefined || figure(row) > figure(before)) continue;
			context.addIssue({
				code: "custom",
				path: [index, ...field],
				message: "more than in the row before it",
				input: row,
			});
		}
	};
}
