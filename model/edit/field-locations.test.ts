import { expect, test } from "vitest";
import { schema } from "../pages/landing.ts";
import { describePath } from "./field-locations.ts";
import { formOf } from "./form.ts";

test("the description of a section without a title contains its type's label", () => {
	const page = { bands: [{ band: "text", title: "", paragraphs: [] }] };
	expect(describePath(formOf(schema), page, ["bands", 0])).toBe(
		"Sections, Text and a picture",
	);
});
