import { expect, test } from "vitest";
import { schema } from "../pages/landing.ts";
import { describePath } from "./field-locations.ts";
import { formOf } from "./form.ts";

test("a section without a title is named by its kind, as the form names it", () => {
	const page = { bands: [{ band: "text", title: "", paragraphs: [] }] };
	expect(describePath(formOf(schema), page, ["bands", 0])).toBe(
		"Sections, Text and a picture",
	);
});
