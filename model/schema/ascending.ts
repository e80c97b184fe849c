import type { z } from "zod";

/** Reports each row whose figure is not greater than the figure of the previous row. */
export function ascendingBy<Row>(
	figure: (row: Row) => number,
	/** The path of the figure in a row; empty if the row itself is the figure. */
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
