import { z } from "zod";
import { pageHead, text } from "../schema/fields.ts";

/** content/pages/not-found.yaml */
export const notFoundPage = z.strictObject({
	head: pageHead,
	code: text.meta({ description: "Drawn large." }),
	headline: text,
	text,
	home: text,
});
