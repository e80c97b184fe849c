import { test } from "vitest";
import { expectProblem, problemCases } from "../../../tests/support/gyms.ts";

test.each(
	problemCases(`
a late start
- time: "0:00"
+ time: "0:02"
content/pages/corporate.yaml:48 itinerary.rows[0].time: expected the start, 0:00, got "0:02"

an end after the end of the sample
- time: "1:15"
+ time: "1:20"
content/pages/corporate.yaml:60 itinerary.rows[6].time: expected the end of the sample, after 75 minutes, got "1:20"

a row earlier than the one before
- time: "1:15"
+ time: "0:00"
content/pages/corporate.yaml:60 itinerary.rows[6].time: expected a time after the row before, got "0:00"

a time with 75 minutes
- time: "1:15"
+ time: "0:75"
content/pages/corporate.yaml:60 itinerary.rows[6].time: expected hours and minutes in quotes, such as "0:15", got "0:75"
`),
)(
	"CORP-05 an invalid time of a sample session is reported at its line: $name",
	expectProblem,
);
