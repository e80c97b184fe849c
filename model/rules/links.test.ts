import { describe, expect, test } from "vitest";
import {
	expectProblem,
	frozen,
	problemCases,
	second,
} from "../../tests/support/gyms.ts";

describe("a link to a missing page is reported at its line:", () => {
	test.each(
		problemCases(`
	after a booking
	- thankYou: /thank-you-free-class
	+ thankYou: /thank-you-fre-class
	content/integrations.yaml:8 frames.freeTrial.thankYou: expected a page of this site such as /pricing, got "/thank-you-fre-class"

	on a button, with a trailing slash
	- to: /pricing
	+ to: /pricing/
	content/pages/open-gym.yaml:22 hero.actions[0].to: expected a page of this site such as /pricing, got "/pricing/"

	to the 404 page
	- to: /contact
	+ to: /not-found
	content/pages/fitness-tips.yaml:45 guidance.actions[1].to: expected a page of this site such as /pricing, got "/not-found"

	in a Markdown text
	- [Prices](/pricing)
	+ [Prices](/prices#list)
	content/articles/long-way.md:21: expected a page of this site such as /pricing, got "/prices#list"
`),
	)("$name", expectProblem);

	test.each(["/fitness-tips?tab=training", "/blog/first-steps"])(
		"but not the link to %s",
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

test.each(["#part-2", "#24-hours"])(
	"a button may lead to the section %s",
	(to) => {
		const gym = frozen.with("pages/corporate.yaml", '"#pricing"', `"${to}"`);
		expect(gym.problems()).toEqual([]);
	},
);
