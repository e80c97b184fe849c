import { describe, expect, test } from "vitest";
import {
	expectProblem,
	frozen,
	problemCases,
	second,
} from "../../../tests/support/gyms.ts";

const blocks = `
a class before opening
- start: 7:15 AM\\n    end: 8:30 AM
+ start: 6:30 AM\\n    end: 7:45 AM
content/schedule.yaml:8 classes[0].days[0]: expected a day that is open from 6:30 AM to 7:45 AM, got monday
content/schedule.yaml:8 classes[0].days[1]: expected a day that is open from 6:30 AM to 7:45 AM, got wednesday

a class after closing
- start: 7:15 AM\\n    end: 8:30 AM
+ start: 8:00 PM\\n    end: 9:15 PM
content/schedule.yaml:8 classes[0].days[0]: expected a day that is open from 8:00 PM to 9:15 PM, got monday
content/schedule.yaml:8 classes[0].days[1]: expected a day that is open from 8:00 PM to 9:15 PM, got wednesday

a class on a closed day
- days: [monday, wednesday]
+ days: [monday, sunday]
content/schedule.yaml:8 classes[0].days[1]: expected a day that is open from 7:15 AM to 8:30 AM, got sunday

an unknown coach
- coaches: [jo]
+ coaches: [jo, ann]
content/schedule.yaml:12 classes[0].coaches[1]: expected a coach of coaches.yaml (jo), got "ann"

a class without a coach
- coaches: [jo]
+ coaches: []
content/schedule.yaml:12 classes[0].coaches: expected at least one coach, got []

a date that does not exist
- from: 2026-12-28
+ from: 2026-02-30
content/schedule.yaml:20 closures[0].from: expected a date such as 2026-11-26, got "2026-02-30"

closed days that end before they begin
- to: 2026-12-31
+ to: 2026-12-01
content/schedule.yaml:21 closures[0].to: expected a last day that is not before the first, got "2026-12-01"
`;

/** Returns YAML that replaces the line "prolabs:", to add a class on Wednesday above this line. */
function another(start: string, end: string): string {
	return `  - days: [wednesday]\n    start: ${start}\n    end: ${end}\n    name: Other\n    coaches: [jo]\n    capacity: 8\nprolabs:`;
}

function openGym(opens: string): string {
	return `openGym:\n  - days: [tuesday, wednesday]\n    opens: ${opens}\n    closes: 5:00 PM`;
}

describe("ENT-06 HOURS-04 an invalid schedule is reported at its line:", () => {
	test.each(problemCases(blocks))("$name", expectProblem);

	test.each([
		["7:15 AM", "8:30 AM"],
		["8:29 AM", "9:44 AM"],
		["7:00 AM", "8:15 AM"],
	])(
		"a class from %s to %s whose coach has another class at 7:15 AM",
		(start, end) => {
			const gym = second.with("schedule.yaml", "prolabs:", another(start, end));
			expect(gym.problems()).toEqual([
				`content/schedule.yaml:15 classes[1].start: expected a time at which Jo Anchorage has no other class; classes[0] is on Wednesday, 7:15 AM to 8:30 AM, got ${start}`,
			]);
		},
	);

	test("but not a class of another coach at the same time, which texts mention once", () => {
		const gym = frozen.with(
			"schedule.yaml",
			"coaches: [maren, theo]\n    capacity: 16",
			"coaches: [maren]\n    capacity: 16\n  - days: [saturday]\n    start: 9:00 AM\n    end: 10:30 AM\n    name: Yoga\n    coaches: [theo]\n    capacity: 8",
		);
		expect(gym.problems()).toEqual([]);
		expect(gym.content().facts.get("classes.week")).toMatch(
			/Saturdays at 9:00 AM$/,
		);
	});

	test("HOURS-03 a class during open gym", () => {
		const gym = second.with("schedule.yaml", "openGym: []", openGym("8:29 AM"));
		expect(gym.problems()).toEqual([
			"content/schedule.yaml:12 classes[0].start: expected a time outside open gym; openGym[0] is on Wednesday, 8:29 AM to 5:00 PM, got 7:15 AM",
		]);
	});

	test("a class that is shorter than others of its name, as a warning only", () => {
		const gym = frozen.with("schedule.yaml", "end: 10:30 AM", "end: 10:00 AM");
		expect(gym.warnings("schedule.yaml")).toEqual([
			"content/schedule.yaml:74 classes[6].end: expected 10:30 AM, because “CrossFit-style Group Class” takes 90 minutes at other times, got 10:00 AM",
		]);
	});

	test("but not a short class that is the only one of its name", () => {
		const gym = second.with("schedule.yaml", "end: 8:30 AM", "end: 8:15 AM");
		expect(gym.warnings("schedule.yaml")).toEqual([]);
	});

	test("but not a class across two adjacent rows of opening hours", () => {
		const gym = second.with(
			"schedule.yaml",
			"closes: 9:00 PM",
			"closes: 8:00 AM\n  - days: [monday, tuesday, wednesday, thursday, friday]\n    opens: 8:00 AM\n    closes: 9:00 PM",
		);
		expect(gym.problems()).toEqual([]);
	});

	test("but not open gym or a class that starts when the other one ends", () => {
		const gym = second
			.with("schedule.yaml", "openGym: []", openGym("8:30 AM"))
			.with("schedule.yaml", "prolabs:", another("5:00 PM", "6:15 PM"));
		expect(gym.problems()).toEqual([]);
	});
});
