import { z } from "zod";
import { hiddenHead, text } from "../schema/fields.ts";

export const schema = z.strictObject({
	head: hiddenHead,
	code: text.describe("Drawn large."),
	headline: text,
	text,
	home: text,
});
