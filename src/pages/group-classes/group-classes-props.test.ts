import { expect, test } from "vitest";
import { createImages } from "#model/pictures/pictures.ts";
import { frozen } from "../../../tests/support/gyms.ts";
import { groupClassesPageProps } from "./group-classes-props.ts";

const content = frozen.content();
const images = createImages(content.images);

test("each part of a class begins when the ones before it are over", () => {
	const { parts } = groupClassesPageProps(content, images).class;
	expect(
		parts.map(({ title, minutes, begins }) => [begins, minutes, title]),
	).toEqual([
		["0:00", 15, "Dynamic warm-up"],
		["0:15", 30, "Skill and strength"],
		["0:45", 30, "Conditioning"],
		["1:15", 15, "Cool down and mobility"],
	]);
});
