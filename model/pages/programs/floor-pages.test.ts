import { expect, test } from "vitest";
import { frozen } from "../../../publish/content/content-test.ts";
import { createPicturePipeline } from "../../pictures/pictures.ts";
import { pageHeroView } from "../../views/page-parts.ts";
import { scheduleView } from "../schedule.ts";
import { groupClassesView } from "./group-classes.ts";
import { openGymView } from "./open-gym.ts";

const content = frozen.content();
const pipeline = createPicturePipeline(content.images);

test("GROUP-02 each part of a class begins when the ones before it are over", () => {
	const { parts } = groupClassesView(content, pipeline).class;
	expect(
		parts.map(({ title, minutes, begins }) => [begins, minutes, title]),
	).toEqual([
		["0:00", 15, "Dynamic warm-up"],
		["0:15", 30, "Skill and strength"],
		["0:45", 30, "Conditioning"],
		["1:15", 15, "Cool down and mobility"],
	]);
});

test("OPEN-06 HOURS-03 C-03 open gym hours are the same as beside the schedule", () => {
	expect(openGymView(content, pipeline).hours.rows).toEqual(
		scheduleView(content).openGym.hours,
	);
});

test("IMG-03 the photograph of an inner page has one file per range of window widths, cropped around its focus", () => {
	const { picture } = pageHeroView(
		content,
		pipeline,
		content.pages.openGym.hero,
	);
	const shapes = picture.variants.map(({ avif }) => {
		const file = pipeline.files.get(avif);
		return (
			file && [file.width, Math.round((file.width / file.height) * 10) / 10]
		);
	});
	expect(shapes).toEqual([
		[640, 1],
		[1200, 1.3],
		[1600, 2],
	]);
	expect(picture.width / picture.height).toBeCloseTo(2, 1);
});
