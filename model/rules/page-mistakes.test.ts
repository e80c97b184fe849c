import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../../publish/content/content-test.ts";

describe("a mistake in pages, bar and testimonials is said where it stands", () => {
	test.each(
		mistakes(String.raw`
	a title that is too long
	- title: Page not found
	+ title: Page not found Page not found Page not found Page not found Page not found 
	content/pages/not-found.yaml:2 head.title: expected at most 60 characters, got "Page not found Page not found Page not found Page not found Page not found"

	a picture without alt
	-     alt: Wooden rings hanging in front of the tall east windows\n
	content/pages/home.yaml:32 intro.photo: expected a picture with file and alt (or decorative: true), got {"file":"floor.jpg","focus":[76,50]}

	a share picture without its ending
	- image: floor.jpg
	+ image: floor
	content/pages/home.yaml:13 head.image: expected a file name of content/images such as hero.jpg, got "floor"

	a focus outside the picture
	- focus: [76, 50]
	+ focus: [76, 500]
	content/pages/home.yaml:35 intro.photo.focus[1]: expected a number from 0 to 100, got 500

	a link with a slash at the end
	- to: /schedule
	+ to: /Schedule/
	content/navigation.yaml:29 bar[2].to: expected a path such as /pricing, an anchor such as #pricing, store or metabolicProgram, got "/Schedule/"

	a row of the bar that leads nowhere
	-   - label: Schedule\n    to: /schedule
	+   - label: Schedule
	content/navigation.yaml:28 bar[2]: expected a row with label and to, or label and programs, got {"label":"Schedule"}

	a button for a dialog that stands on another page
	- opens: freeTrial
	+ opens: corporateQuote
	content/pages/programs.yaml:72 closing.action.opens: expected a dialog of this page: freeTrial, got "corporateQuote"

	a button of a landing page for a dialog of the others
	- opens: corporateQuote
	+ opens: freeTrial
	content/pages/corporate.yaml:10 hero.actions[0].opens: expected a dialog of this page: corporateQuote, got "freeTrial"

	a row of a landing page's menu for a dialog of the others
	- opens: prolabsRequest
	+ opens: corporateQuote
	content/navigation.yaml:72 modes.prolabs.menu[3].opens: expected "prolabsRequest", got "corporateQuote"

	an unknown person
	- wall: [one, two, three]
	+ wall: [one, two, four]
	content/testimonials.yaml:2 wall[2]: expected a name under people (one, two, three), got "four"

	two people where three belong
	- wall: [one, two, three]
	+ wall: [one, two]
	content/testimonials.yaml:2 wall: expected three testimonials, got ["one","two"]

	six stars
	- rating: 4
	+ rating: 6
	content/testimonials.yaml:13 people.two.rating: expected 1 to 5 stars, got 6
`),
	)("$name", expectMistake);
});
