import { expect, test } from "vitest";
import { altOfPicture } from "./picture-alt.ts";

const values = [
	{ hero: { file: "hall.jpg", alt: "" } },
	{ gallery: [{ file: "hall.jpg", alt: "The hall at dawn" }] },
];

test("a picture's alternative text is found in any file", () => {
	expect(altOfPicture(values, "hall.jpg")).toBe("The hall at dawn");
});

test("a picture that no page shows has none", () => {
	expect(altOfPicture(values, "door.jpg")).toBeUndefined();
});
