import { describe, expect, test } from "vitest";
import { formatProblem } from "../text/content-error.ts";
import { parseContentFile } from "../text/content-file.ts";
import { missingPictures, unknownTestimonials } from "./references.ts";

const door = {
	file: "door.jpg",
	path: "/door.jpg",
	width: 40,
	height: 30,
	placeholderColor: "432",
	hash: "0011aabb",
};
const images = new Map([["door.jpg", door]]);

describe("every picture that the content names must be in content/images", () => {
	const missing = (text: string) =>
		missingPictures(parseContentFile("content/a.yaml", text), images).map(
			formatProblem,
		);

	test.each(["file", "image", "logo", "favicon"])("named by %s", (field) => {
		expect(missing(`${field}: door.jpg`)).toEqual([]);
		expect(missing(`${field}: gate.svg`)).toEqual([
			`content/a.yaml:1 ${field}: expected a picture that is in content/images, got "gate.svg"`,
		]);
	});

	test("however deep it stands", () => {
		expect(missing("rows:\n  - photo:\n      file: gate.png")).toEqual([
			'content/a.yaml:3 rows[0].photo.file: expected a picture that is in content/images, got "gate.png"',
		]);
	});

	test("a text that looks like a file is none", () => {
		expect(missing("title: gate.jpg\nimages: [gate.jpg]")).toEqual([]);
	});
});

describe("every name in the lists of testimonials must be a person", () => {
	const text = "home: [ann, bob]\nwall:\n  - ann\n  - cid\n";
	const file = parseContentFile("content/testimonials.yaml", text);
	const ann = { name: "Ann", role: "Pilot", quote: "Good.", rating: 5 };

	const lists = {
		home: ["ann"],
		wall: ["ann"],
		corporate: ["ann"],
		teams: ["ann"],
		people: { ann },
	};

	test("an unknown one is told with those that there are", () => {
		const said = unknownTestimonials(
			{ ...lists, home: ["ann", "bob"], wall: ["ann", "cid"] },
			file,
		);
		expect(said.map(formatProblem)).toEqual([
			'content/testimonials.yaml:1 home[1]: expected a name under people (ann), got "bob"',
			'content/testimonials.yaml:4 wall[1]: expected a name under people (ann), got "cid"',
		]);
	});

	test("all known: nothing to say", () => {
		expect(unknownTestimonials(lists, file)).toEqual([]);
	});
});
