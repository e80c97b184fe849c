import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button, buttonLook, buttonSizes, buttonVariants } from "./button.tsx";

describe("CONST-03 a button has six variants and four sizes", () => {
	test("and these names", () => {
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

	test("CONST-03 and says which it has", () => {
		expect(
			renderToStaticMarkup(
				<Button variant="link" size="sm">
					Go
				</Button>,
			),
		).toContain('data-variant="link" data-size="sm"');
	});

	test("CONST-03 without a choice both are default", () => {
		expect(renderToStaticMarkup(<Button>Go</Button>)).toContain(
			'data-variant="default" data-size="default"',
		);
	});
});

test("a link may look like a button", () => {
	expect(buttonLook({ variant: "outline" }, "wide")).toEqual({
		className: expect.stringMatching(/ wide$/),
		"data-variant": "outline",
		"data-size": "default",
	});
});

test("a button sends a form only when it is told to", () => {
	expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
	expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain(
		'type="submit"',
	);
});

test("DLG-02 a button that opens a dialog does so without script", () => {
	expect(renderToStaticMarkup(<Button opens="free-trial">Go</Button>)).toMatch(
		/commandfor="free-trial" command="show-modal"/,
	);
});
