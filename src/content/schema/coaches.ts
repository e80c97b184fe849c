import { z } from "zod";
import { id, text } from "./fields.ts";

/** content/coaches.yaml: the people by the short name that other files use. */
export const coaches = z.record(
	id,
	z.strictObject({
		name: text,
		role: text,
	}),
	"coaches by a short name",
);
export type Coaches = z.infer<typeof coaches>;
