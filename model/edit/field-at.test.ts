import { expect, test } from "vitest";
import { files, pageFiles } from "../files.ts";
import type { Path } from "../text/path.ts";
import { nearestFieldPath } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";

const schedule = formOf(files.schedule.schema);
const coaches = formOf(files.coaches.schema);
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
	[
		"the photo if it concerns the focal point",
		coaches,
		["maren", "photo", "focus", 0],
		{ maren: { photo: { file: "a.jpg", alt: "A", focus: [900, 0] } } },
		["maren", "photo"],
	],
	[
		"an entry that matches no variant",
		formOf(pageFiles.groupClasses.schema),
		["hero", "actions", 0],
		{ hero: { actions: [{ label: "Book" }] } },
		["hero", "actions", 0],
	],
	["the form if it concerns the whole file", schedule, [], {}, []],
])("a problem is shown beside %s", (_name, form, path, value, expected) => {
	expect(nearestFieldPath(form, path, value)).toEqual(expected);
});
