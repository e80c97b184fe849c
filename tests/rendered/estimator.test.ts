import { expect, test } from "vitest";
import { estimate } from "../../src/estimator/estimate.ts";
import { pricingPageProps } from "../../src/pages/pricing/pricing-props.ts";
import { sectionOf, textOf, textsIn } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const page = renderedPage("/pricing");
const estimator = () => sectionOf(page, "pricing-estimator");

function group(legend: RegExp): Element {
	return (
		[...estimator().querySelectorAll("fieldset")].find((fieldset) =>
			legend.test(textsIn(fieldset, "legend").join()),
		) ?? expect.fail(`no group ${legend}`)
	);
}

function inputs(part: Element, type: string): Element[] {
	return [...part.querySelectorAll(`input[type="${type}"]`)];
}

test.each([
	[
		"EST-03",
		/here for/,
		["weight-loss", "strength", "fitness", "mobility", "health", "custom"],
		"fitness",
	],
	[
		"EST-04",
		/like to pay/,
		["membership", "punch-card", "personal-training"],
		"membership",
	],
	["EST-05", /how long/, ["3-months", "6-months", "12-months"], "6-months"],
	["EST-08", /on the punch card/, ["1", "5", "10", "20"], "5"],
	["EST-08", /in the package/, ["1", "5", "10", "20"], "1"],
])(
	"EST-01 EST-02 ENT-14 %s the group %s offers %j, with %s selected",
	(_, legend, values, first) => {
		const radios = inputs(group(legend), "radio");
		expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(values);
		const checked = radios.filter((radio) => radio.hasAttribute("checked"));
		expect(checked.map((radio) => radio.getAttribute("value"))).toEqual([
			first,
		]);
	},
);

test("EST-01 EST-02 EST-07 ENT-14 the estimator starts with 3 of 5 sessions, without nutrition", () => {
	const [sessions = expect.fail("no range")] = inputs(estimator(), "range");
	expect(
		["min", "max", "step", "value"].map((name) => sessions.getAttribute(name)),
	).toEqual(["1", "5", "1", "3"]);
	const switches = inputs(estimator(), "checkbox");
	expect(
		switches.map((element) => [
			element.getAttribute("role"),
			element.getAttribute("checked"),
		]),
	).toEqual([["switch", null]]);
});

test("PRICE-10 the 5-class pack has one price in questions, estimator and recommendation", () => {
	const price = "$35";
	expect(textOf(sectionOf(page, "questions"))).toContain(
		`The 5-class pack works out at ${price} per class`,
	);
	const cards = [...group(/on the punch card/).querySelectorAll("label")].map(
		textOf,
	);
	expect(cards[1]).toContain(`${price} each`);
	const { rates, rules } = pricingPageProps(frozenContent).estimator;
	const choices = { ...rules.start, sessionsPerWeek: 1 };
	expect(
		estimate({ ...choices, payment: "punch-card" }, rates).recommended,
	).toEqual({ name: "5-Class Pack", price: 3500, per: "session" });
});
