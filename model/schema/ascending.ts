import type { z } from "zod";

/** Reports each list entry whose number is not greater than the previous entry's number. */
export function ascendingBy<Row>(
	figure: (row: Row) => number,
	/** The path of the number in an entry; empty if the entry itself is the number. */
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
