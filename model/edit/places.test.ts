import { expect, test } from "vitest";
import { schema } from "../pages/landing.ts";
import { formOf } from "./form.ts";
import { describePath } from "./places.ts";

test("a section without a title is named by its kind, as the form names it", () => {
	const page = { bands: [{ band: "text", title: "", paragraphs: [] }] };
	expect(describePath(formOf(schema), page, ["bands", 0])).toBe(
		"Sections, Text and a picture",
	);
});
