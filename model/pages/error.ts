import { z } from "zod";
import { text } from "../schema/fields.ts";

/** Texts above an island that fails (ERR-02). */
export const schema = z.strictObject({
	headline: text,
	text,
	reload: text,
	home: text,
});
