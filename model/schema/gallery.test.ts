import { describe, expect, test } from "vitest";
import {
	expectMistake,
	mistakes,
	second,
} from "../../publish/content/content-test.ts";

describe("GAL-07 an address of a picture that is on no storage host", () => {
	test("is reported while building with its file and line, and does not stop the build", () => {
		expect(second.warnings("pages/group-classes.yaml")).toEqual([
			'content/pages/group-classes.yaml:47 gallery.images[2].original: expected a picture on https://images.harborlane.example, got "http://images.harborlane.example/left-out.jpg", which is left out',
		]);
	});

	test("is reported for the WebP version, too, and for any gallery", () => {
		const gym = second.with(
			"pages/open-gym.yaml",
			"images: []",
			"images:\n    - original: https://images.harborlane.example/a.jpg\n      webp: https://elsewhere.example/a.webp\n      alt: A",
		);
		expect(gym.warnings("pages/open-gym.yaml")).toEqual([
			'content/pages/open-gym.yaml:40 gallery.images[0].webp: expected a picture on https://images.harborlane.example, got "https://elsewhere.example/a.webp", which is left out',
		]);
	});
});

test("GAL-08 more than ten pictures stop the build", () => {
	const withPictures = (count: number) => {
		const rows = Array.from(
			{ length: count },
			(_, index) =>
				`\n    - original: https://images.harborlane.example/${index}.jpg\n      alt: A floor`,
		);
		return second.with(
			"pages/open-gym.yaml",
			"images: []",
			`images:${rows.join("")}`,
		);
	};
	expect(withPictures(10).mistakes()).toEqual([]);
	expect(withPictures(11).mistakes()).toEqual([
		expect.stringMatching(
			/^content\/pages\/open-gym\.yaml:\d+ gallery\.images: expected 10 pictures at most, got /,
		),
	]);
});

describe("a mistake on the pages of the floor is said where it stands", () => {
	test.each(
		mistakes(`
	GROUP-02 parts of a class that are not as long as a class
	- minutes: 45
	+ minutes: 40
	content/pages/group-classes.yaml:24 class.parts: expected parts of 75 minutes together (policies.yaml), got 70 minutes

	a member whom nobody knows
	- person: two
	+ person: four
	content/pages/nutrition-coaching.yaml:52 testimonial.person: expected a name under people (one, two, three), got "four"

	a storage host with a path
	-   - https://images.harborlane.example
	+   - https://images.harborlane.example/floor
	content/integrations.yaml:34 imageStorage[0]: expected a host without a path, such as https://images.gym.example, got "https://images.harborlane.example/floor"

	a button that says not what it does
	-       opens: freeTrial
	content/pages/group-classes.yaml:12 hero.actions[0]: expected a button with label and to (a path or an anchor), or label and opens (a dialog), got {"label":"Book Your Free Class"}
	`),
	)("$name", expectMistake);
});
