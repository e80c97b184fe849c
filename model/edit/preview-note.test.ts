import { expect, test } from "vitest";
import type { Replacement } from "./placeholders.ts";
import { previewNote } from "./preview-note.ts";

const replaced = (by: Replacement["by"], path: string) => ({
	file: "pricing.yaml",
	path: [path],
	by,
});

test("the note of the preview says which values are placeholders, saved or left out", () => {
	const note = previewNote(
		[
			replaced("saved", "Gold, Price per week"),
			replaced("placeholder", "Event 3, Name"),
			replaced("placeholder", "Event 3, Text"),
			replaced("nothing", "Class 8"),
		],
		({ path }) => String(path[0]),
	);
	expect(note).toBe(
		"A placeholder is shown for: Event 3, Name and 1 more. The page shows as last saved: Gold, Price per week. Left out of the page until it is complete and right: Class 8.",
	);
});
