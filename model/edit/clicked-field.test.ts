import { expect, test } from "vitest";
import { clickedField } from "./clicked-field.ts";

const values: Readonly<Record<string, unknown>> = {
	"pages/home.yaml": {
		head: { title: "Lift with us", image: "hero.jpg" },
		headline: "Lift with us",
		lead: "From {price} a week, no contract.",
		photo: { file: "hero.jpg", alt: "A bar" },
	},
	"pricing.yaml": { plans: [{ name: "Gold", price: 1089 }] },
	"articles/rest.md": { title: "Rest days" },
};
const bodies: Readonly<Record<string, string>> = {
	"articles/rest.md":
		"## Sleep\n\nGo to **bed** *very* [early](/sleep), then rest.",
};
const at = (text: string, picture = "") => {
	const field = clickedField(
		{
			files: Object.keys(values),
			valueIn: (file) => values[file],
			bodyOf: (file) => bodies[file],
			insertFacts: (template) => template.replace("{price}", "$79"),
		},
		{ text, picture },
	);
	return field && [field.file, ...field.path].join(" ");
};

test.each([
	["a text", "Lift with us", "pages/home.yaml headline"],
	[
		"a text with a fact",
		"From $79 a week, no contract.",
		"pages/home.yaml lead",
	],
	["a part of a text", "no contract", "pages/home.yaml lead"],
	["a price", "$1,089", "pricing.yaml plans 0 price"],
	["a paragraph", "Go to bed very early, then rest.", "articles/rest.md body"],
])("a click on %s finds its field", (_what, text, expected) => {
	expect(at(text)).toBe(expected);
});

test("a click on a picture that is also the one for sharing finds the page's own field", () => {
	expect(at("", "hero.jpg")).toBe("pages/home.yaml photo file");
});

test.each(["", "12", "Words of a component"])(
	"a click on “%s” finds no field",
	(text) => {
		expect(at(text)).toBeUndefined();
	},
);
