import { z } from "zod";
import { hiddenHead, text } from "../schema/fields.ts";

/** content/pages/not-found.yaml */
export const schema = z.strictObject({
	head: hiddenHead,
	code: text.describe("Drawn large."),
	headline: text,
	text,
	home: text,
});
