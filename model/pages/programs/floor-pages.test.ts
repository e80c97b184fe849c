import { expect, test } from "vitest";
import { frozen } from "../../../tests/support/gyms.ts";
import { createPicturePipeline } from "../../pictures/pictures.ts";
import { view as groupClassesView } from "./group-classes.ts";

const content = frozen.content();
const given = {
	...content,
	pipeline: createPicturePipeline(content.images),
};

test("GROUP-02 each part of a class begins when the ones before it are over", () => {
	const { parts } = groupClassesView(given).class;
	expect(
		parts.map(({ title, minutes, begins }) => [begins, minutes, title]),
	).toEqual([
		["0:00", 15, "Dynamic warm-up"],
		["0:15", 30, "Skill and strength"],
		["0:45", 30, "Conditioning"],
		["1:15", 15, "Cool down and mobility"],
	]);
});
