import type { z } from "zod";

export function ascendingBy<Row>(
	figure: (row: Row) => number,
	expectedAfter: (before: Row) => string,
	...field: string[]
) {
	return (rows: readonly Row[], context: z.RefinementCtx) => {
		for (const [index, row] of rows.entries()) {
			const before = rows[index - 1];
			if (before === undefined || figure(row) > figure(before)) continue;
			context.addIssue({
				code: "custom",
				path: [index, ...field],
				message: expectedAfter(before),
				input: row,
			});
		}
	};
}
