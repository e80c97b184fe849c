import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";

test("GAL-07 a picture on another host is a warning with file and line", () => {
	expect(second.warnings("pages/group-classes.yaml")).toEqual([
		'content/pages/group-classes.yaml:50 gallery.images[1].original: expected a picture on https://images.harborlane.example, got "http://images.harborlane.example/left-out.jpg", which is left out',
	]);
});

test("GAL-08 a gallery of more than ten pictures is reported", () => {
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
	expect(withPictures(10).problems()).toEqual([]);
	expect(withPictures(11).problems()).toEqual([
		expect.stringMatching(
			/^content\/pages\/open-gym\.yaml:\d+ gallery\.images: expected 10 pictures at most, got /,
		),
	]);
});
