import { expect, test } from "vitest";
import { sectionOf, textOf, textsIn } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

const page = renderedPage("/pricing");
const { main, all } = page;
const mainText = textOf(main);

const named = (name: string) => (element: Element) => textOf(element) === name;

test("PRICE-02 the parts of /pricing are in the required order", () => {
	const order = [
		"Transparent Pricing",
		"Silver",
		"Gold",
		"Personal Training",
		"Pricing Estimator",
		"Additional Services",
		"Try Your First Class Free",
		"Do punch cards expire?",
		"Contact Us",
		"Satisfaction Guarantee",
		"Book a Free Class",
	];
	const parts = textsIn(main, "h1, h2, h3, caption, summary, a, button");
	let position = -1;
	for (const part of order) {
		position = parts.indexOf(part, position + 1);
		expect(position, part).toBeGreaterThan(-1);
	}
});

test("PRICE-03 PRICE-04 ENT-11 three plans show price, allowance, button; only Gold is Popular", () => {
	expect(all("article").slice(0, 3).map(textOf)).toEqual([
		expect.stringMatching(
			/^Silver .+\. \$79 per week 3 sessions a week .+ Start with Silver$/,
		),
		expect.stringMatching(
			/^Popular Gold .+\. \$89 per week Unlimited .+ Go Gold$/,
		),
		expect.stringMatching(
			/^Personal Training .+\. \$95 per session .+ 60 minutes .+ Book a free consultation$/,
		),
	]);
	expect(mainText.match(/\bPopular\b/g)).toHaveLength(1);
});

test("PRICE-05 C-05 C-45 one table shows both payment options of personal training", () => {
	const [table] = all("table").filter((element) =>
		textOf(element).includes("two ways to pay"),
	);
	const rows = table ? [...table.querySelectorAll("tr")] : [];
	expect(rows.map((row) => textsIn(row, "th, td"))).toEqual([
		["Sessions", "Prepaid", "Billed weekly"],
		["1", "$95", "$95 per session"],
		["5", "$450$90 each, save $25", "$92 per session"],
		["10", "$850$85 each, save $100", "$90 per session"],
		["20", "–not offered", "$87 per session"],
	]);
	expect(mainText).toMatch(/paid in advance.*No contracts/);
});

test("PRICE-06 ENT-12 services show description and price; drop-in asks to contact the gym first", () => {
	const [table] = all("table").filter((element) =>
		[...element.querySelectorAll("caption")].some(named("Additional Services")),
	);
	const rows = table ? [...table.querySelectorAll("tr")] : [];
	expect(rows.map(textOf)).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^Nutrition coaching .*weekly.*\$49 per week/),
			expect.stringMatching(
				/^Drop-in class .*Contact us first to confirm space.*\(206\) 555-0142.*\$35 per session/,
			),
		]),
	);
});

test("PRICE-08 DLG-16 the six questions have the same name, so only one is open at a time", () => {
	const questions = sectionOf(page, "questions");
	expect(
		[...questions.querySelectorAll("details")].map((element) =>
			element.getAttribute("name"),
		),
	).toEqual(Array(6).fill("questions"));
});
