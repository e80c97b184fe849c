import { expect, test } from "vitest";
import { buttonSizes, buttonVariants } from "./button.tsx";

test("CONST-03 a button has these six variants and four sizes", () => {
	expect(buttonVariants).toEqual([
		"default",
		"destructive",
		"outline",
		"secondary",
		"ghost",
		"link",
	]);
	expect(buttonSizes).toEqual(["default", "sm", "lg", "icon"]);
});
