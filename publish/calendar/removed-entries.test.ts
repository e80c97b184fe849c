import { expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";
import { removedClasses } from "./removed-entries.ts";

test("a class that stays is not canceled when another at the same time is removed", () => {
	const twoCoaches = "coaches: [maren, theo]\n    capacity: 16";
	const oneCoach = "coaches: [theo]\n    capacity: 16";
	const yoga =
		"  - days: [saturday]\n    start: 9:00 AM\n    end: 10:30 AM\n    name: Yoga\n    coaches: [maren]\n    capacity: 8";
	const both = frozen.with("schedule.yaml", twoCoaches, `${oneCoach}\n${yoga}`);
	const later = frozen.with("schedule.yaml", twoCoaches, oneCoach);
	const removed = (now: typeof frozen, before: typeof frozen) =>
		removedClasses(now.content(), {
			changedAt: 1,
			events: [],
			schedule: [now, before].map(({ texts }) => ({
				text: texts.get("schedule.yaml") ?? "",
				replacedAt: 1,
			})),
			isComplete: true,
		}).map(({ id }) => id);
	expect(removed(later, both)).toEqual(["saturday-0900-2"]);
	const other = frozen.with(
		"schedule.yaml",
		`  - days: [saturday]\n    start: 9:00 AM\n    end: 10:30 AM\n    name: CrossFit-style Group Class\n    ${twoCoaches}`,
		yoga,
	);
	expect(removed(other, both)).toEqual([]);
});
