import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";

test("a logo with unsupported shapes is reported together with other problems", () => {
	const gym = second
		.withPicture("mark.svg", {
			svg: '<svg viewBox="0 0 9 9"><circle r="4"/></svg>',
		})
		.with("schedule.yaml", "closes: 9:00 PM", "closes: 8:00 AM");
	expect(gym.problems()).toEqual([
		'content/site.yaml:22 logo: expected an SVG with a view box that holds nothing but paths, got <circle r="4"/> in mark.svg',
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
	]);
});
