import { z } from "zod";
import { hiddenPageMeta, text } from "../schema/fields.ts";

export const schema = z.strictObject({
	head: hiddenPageMeta,
	code: text.describe("Drawn large."),
	headline: text,
	text,
	home: text,
});
