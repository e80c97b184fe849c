import { expect, test } from "vitest";
import { files, folders } from "../files.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt } from "./field-at.ts";
import { formOf } from "./form.ts";

test("a new entry has every field that it needs, so that the rules say what is missing", () => {
	const closures = fieldAt(formOf(files.schedule.schema), ["closures"], {});
	if (closures?.kind !== "list") throw new Error("Closed days are no list");
	expect(emptyValue(closures.entry)).toEqual({ from: "", note: "" });
	expect(emptyValue(formOf(folders.articles.schema))).toMatchObject({
		title: "",
		photo: { file: "", alt: "" },
	});
});
