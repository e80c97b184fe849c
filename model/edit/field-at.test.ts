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
		"the days, where it is in one of them",
		schedule,
		["classes", 0, "days", 1],
		{ classes: [{ days: ["monday", "tuesday"] }] },
		["classes", 0, "days"],
	],
	[
		"what is around a name that no schema knows",
		schedule,
		["closures", 0, "form"],
		{ closures: [{ form: "2027-02-01" }] },
		["closures", 0],
	],
	[
		"a photograph, where it is in its point",
		coaches,
		["maren", "photo", "focus", 0],
		{ maren: { photo: { file: "a.jpg", alt: "A", focus: [900, 0] } } },
		["maren", "photo"],
	],
	[
		"an entry, where it is of no kind",
		formOf(pageFiles.groupClasses.schema),
		["hero", "actions", 0],
		{ hero: { actions: [{ label: "Book" }] } },
		["hero", "actions", 0],
	],
	["the form, where it is about all of it", schedule, [], {}, []],
])("a problem is shown beside %s", (_name, form, path, value, expected) => {
	expect(nearestFieldPath(form, path, value)).toEqual(expected);
});
