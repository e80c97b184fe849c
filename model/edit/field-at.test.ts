import { expect, test } from "vitest";
import { files } from "../files.ts";
import type { Path } from "../text/path.ts";
import { shownFieldPath } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";

const schedule = formOf(files.schedule.schema);
test.each<[string, Field, Path, unknown, Path]>([
	[
		"its own field",
		schedule,
		["closures", 0, "from"],
		{ closures: [{}] },
		["closures", 0, "from"],
	],
	[
		"the days if it concerns one of them",
		schedule,
		["classes", 0, "days", 1],
		{ classes: [{ days: ["monday", "tuesday"] }] },
		["classes", 0, "days"],
	],
	[
		"the entry that contains an unknown field",
		schedule,
		["closures", 0, "form"],
		{ closures: [{ form: "2027-02-01" }] },
		["closures", 0],
	],
	["the form if it concerns the whole file", schedule, [], {}, []],
])("a problem is shown beside %s", (_name, form, path, value, expected) => {
	expect(shownFieldPath(form, path, value)).toEqual(expected);
});
