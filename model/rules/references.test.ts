import { describe, expect, test } from "vitest";
import { formatProblem } from "../text/content-error.ts";
import { parseContentFile } from "../text/content-file.ts";
import { missingPictures } from "./references.ts";

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
