import { describe, expect, test } from "vitest";
import {
	expectProblem,
	problemCases,
	second,
} from "../../tests/support/gyms.ts";

describe("a link to a page that there is not is said where it stands", () => {
	test.each(
		problemCases(`
	after a booking
	- thankYou: /thank-you-free-class
	+ thankYou: /thank-you-fre-class
	content/integrations.yaml:8 frames.freeTrial.thankYou: expected a page of this site such as /pricing, got "/thank-you-fre-class"

	on a button
	- to: /pricing
	+ to: /pricing/
	content/pages/open-gym.yaml:22 hero.actions[0].to: expected a page of this site such as /pricing, got "/pricing/"

	to the page that stands in for those that there are not
	- to: /contact
	+ to: /not-found
	content/pages/fitness-tips.yaml:45 guidance.actions[1].to: expected a page of this site such as /pricing, got "/not-found"

	in a text
	- [Prices](/pricing)
	+ [Prices](/prices#list)
	content/articles/long-way.md:21: expected a page of this site such as /pricing, got "/prices#list"
`),
	)("$name", expectProblem);

	test.each(["/fitness-tips?tab=training", "/blog/first-steps"])(
		"%s is a page",
		(href) => {
			const gym = second.with(
				"articles/long-way.md",
				"(/pricing)",
				`(${href})`,
			);
			expect(gym.problems()).toEqual([]);
		},
	);
});
