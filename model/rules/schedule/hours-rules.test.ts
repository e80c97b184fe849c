import { describe, expect, test } from "vitest";
import {
	expectProblem,
	problemCases,
	second,
} from "../../../tests/support/gyms.ts";

const weekdays = "monday, tuesday, wednesday, thursday, friday";

describe("hours or closed days that contradict others are reported at their line:", () => {
	test.each(
		problemCases(String.raw`
	overlapping opening hours
	- openGym: []
	+   - days: [saturday, friday]\n    opens: 8:00 PM\n    closes: 10:00 PM\nopenGym: []
	content/schedule.yaml:6 openingHours[1].days[1]: expected hours beside those of openingHours[0], got friday, 8:00 PM to 10:00 PM

	overlapping open gym hours
	- openGym: []
	+ openGym:\n  - days: [sunday]\n    opens: 8:00 AM\n    closes: 9:00 AM\n  - days: [sunday]\n    opens: 8:30 AM\n    closes: 9:30 AM
	content/schedule.yaml:10 openGym[1].days[0]: expected hours beside those of openGym[0], got sunday, 8:30 AM to 9:30 AM

	overlapping rental hours
	- closes: 3:00 PM
	+ closes: 3:00 PM\n  - days: [tuesday]\n    opens: 2:59 PM\n    closes: 4:00 PM
	content/schedule.yaml:18 prolabs[1].days[0]: expected hours beside those of prolabs[0], got tuesday, 2:59 PM to 4:00 PM

	overlapping closed days
	- note: Hull painting
	+ note: Hull painting\n  - from: 2026-12-31\n    note: New Year
	content/schedule.yaml:23 closures[1].from: expected days that are not in closures[0], got 2026-12-31

	special hours on a closed day
	- from: 2026-11-23\n    to: 2026-11-25
	+ from: 2026-11-25\n    to: 2026-12-28
	content/schedule.yaml:24 specialHours[0].from: expected days that are not in closures[0], got 2026-11-25 to 2026-12-28

	overlapping special hours
	- note: Regatta
	+ note: Regatta\n  - from: 2026-11-25\n    opens: 4:00 PM\n    closes: 6:00 PM\n    note: Party
	content/schedule.yaml:29 specialHours[1].from: expected days that are not in specialHours[0], got 2026-11-25

	special hours that end before they begin
	- closes: 2:00 PM
	+ closes: 7:00 AM
	content/schedule.yaml:27 specialHours[0].closes: expected a closing time after the opening time, got "7:00 AM"
`),
	)("$name", expectProblem);

	test("but not a day with a break or adjacent closed days", () => {
		const gym = second
			.with(
				"schedule.yaml",
				`  - days: [${weekdays}]\n    opens: 7:00 AM\n    closes: 9:00 PM\n`,
				`  - days: [${weekdays}]\n    opens: 12:00 PM\n    closes: 9:00 PM\n  - days: [${weekdays}]\n    opens: 7:00 AM\n    closes: 12:00 PM\n`,
			)
			.with(
				"schedule.yaml",
				"    note: Hull painting",
				"    note: Hull painting\n  - from: 2027-01-01\n    note: New Year",
			);
		expect(gym.problems()).toEqual([]);
	});
});
