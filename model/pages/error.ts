import { z } from "zod";
import { text } from "../schema/fields.ts";

/** content/pages/error.yaml: what shows when a page breaks (ERR-02). */
export const errorPage = z.strictObject({
	headline: text,
	text,
	reload: text,
	home: text,
});
