import { z } from "zod";
import { isPrintedDate } from "#lib/time/printed-date.ts";

/** A date in its printed form: June 22, 2023. */
export const printedDate = z
	.string()
	.refine(isPrintedDate, "a date such as June 22, 2023")
	.meta({ kind: "printedDate" });
