import { z } from "zod";
import { text } from "../schema/fields.ts";

/** content/pages/error.yaml: texts that replace a page that fails to render (ERR-02). */
export const schema = z.strictObject({
	headline: text,
	text,
	reload: text,
	home: text,
});
