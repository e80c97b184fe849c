import { describe, expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";

const parking = (text: string) =>
	frozen
		.with("site.yaml", "Paid street parking out front.", text)
		.warnings("site.yaml");

describe("CONST-05 CONST-06 a typed figure is a warning that suggests a fact:", () => {
	test.each([
		[
			"a price",
			"Silver is $79.",
			'{prices.silver}, which follows every change, got "$79"',
		],
		[
			"a duration",
			"Park for 90 minutes.",
			'{durations.groupClass}, which follows every change, got "90 minutes"',
		],
		[
			"a duration before a noun",
			"A 90-minute class.",
			'{durations.groupClass}, which follows every change, got "90-minute"',
		],
		[
			"a limit of days",
			"14 days’ notice.",
			'{policies.noticeDays}, which follows every change, got "14 days’ notice"',
		],
	])("%s", (_kind, text, message) => {
		expect(parking(text)).toEqual([expect.stringContaining(message)]);
	});

	test.each([
		"Silver is {prices.silver}.",
		"Parking costs $3.",
		"Room for 200 people.",
	])("but not “%s”", (text) => {
		expect(parking(text)).toEqual([]);
	});

	test("but the frozen gym has no warnings except for unlinked pages", () => {
		const warnings = frozen.content().warnings;
		// Ignores warnings about unlinked pages, because the frozen gym's texts are never edited,
		// so they do not link to newer pages.
		expect(warnings.filter(({ field }) => field !== "head.noindex")).toEqual(
			[],
		);
	});
});

const about = "pages/about.yaml";
const descriptionOf = (file: string) =>
	/\n {2}description: .*(?:\n {4}.*)*/.exec(
		frozen.texts.get(file) ?? "",
	)?.[0] ?? expect.fail(`${file} has no description`);
const described = (description: string) =>
	frozen.with(about, descriptionOf(about), `\n  description: ${description}`);

test("SEO-01 a title or a description that two pages share is a warning", () => {
	const [first = "", second = ""] = [about, "pages/contact.yaml"].map(
		(file) => /\n {2}title: .*/.exec(frozen.texts.get(file) ?? "")?.[0],
	);
	const gym = frozen.with(about, first, second);
	expect(gym.warnings(about)).toEqual([
		expect.stringMatching(
			/head\.title: expected a title of its own, got that of content\/pages\/contact\.yaml as well/,
		),
	]);
	expect(gym.warnings("pages/contact.yaml")).toHaveLength(1);
	const copy = descriptionOf("pages/contact.yaml").replace(/^.*?: /s, "");
	expect(described(copy).warnings(about)).toHaveLength(1);
});

test("an expiry of security.txt on the day of the build is a warning", () => {
	const gym = frozen.with(
		"site.yaml",
		"goodUntil: 2027-11-01",
		"goodUntil: 2028-02-01",
	);
	const expiryWarnings = (today: string) =>
		gym
			.content(today)
			.warnings.filter(({ field }) => field === "security.goodUntil");
	expect(expiryWarnings("2028-01-31")).toEqual([]);
	expect(expiryWarnings("2028-02-01")).toHaveLength(1);
});

test("a word of more than 30 letters is a warning", () => {
	const found = (letters: number) => parking(`At the ${"n".repeat(letters)}.`);
	expect(found(30)).toEqual([]);
	expect(found(31)).toEqual([
		expect.stringContaining("words of at most 30 letters"),
	]);
});

test("an event at a time that clocks skip is a warning", () => {
	const events = frozen.texts.get("events.yaml") ?? "";
	const [, starts = ""] = /starts: (.+)/.exec(events) ?? [];
	const [, ends = ""] = /ends: (.+)/.exec(events) ?? [];
	const warningsAt = (time: string) =>
		frozen
			.with("events.yaml", `starts: ${starts}`, `starts: 2027-03-14 ${time}`)
			.with("events.yaml", `ends: ${ends}`, "ends: 2027-03-14 5:00 AM")
			.warnings("events.yaml");
	expect(warningsAt("2:30 AM")).toEqual([
		expect.stringContaining("clocks are set forward over this one"),
	]);
	expect(warningsAt("3:30 AM")).toEqual([]);
});

test("a price of $0 is a warning", () => {
	const gym = frozen.with(
		"pricing.yaml",
		"pricePerWeek: 79",
		"pricePerWeek: 0",
	);
	expect(gym.warnings("pricing.yaml")).toEqual([
		expect.stringContaining(
			"memberships[0].pricePerWeek: expected a price above $0, got $0",
		),
	]);
});

test("a link written into a text that shows none is a warning", () => {
	const file = "landing/comeback.yaml";
	const gym = frozen.with(
		file,
		"until you miss it.",
		"until you miss it. See [prices](/pricing).",
	);
	expect(gym.warnings(file)).toEqual([
		expect.stringMatching(
			/: expected words alone, .*, got "\[prices\]\(\/pricing\)"$/,
		),
	]);
});

test("a description of fewer than 50 characters is a warning", () => {
	expect(described("Who we are.").warnings(about)).toEqual([
		expect.stringContaining(
			"expected at least 50 characters, got 11 characters",
		),
	]);
});

test("a description that a quoted fact makes longer than 170 characters is a warning", () => {
	const text = `${"Strong ".repeat(21)}at {gym.name}`;
	expect(described(text).warnings(about)).toEqual([
		expect.stringContaining(
			"head.description: expected at most 170 characters, got",
		),
	]);
});

test("a headline of more than 60 characters is a warning", () => {
	const long = "The gym where every lifter of the town is known by name, twice";
	const contact = "pages/contact.yaml";
	const headline = /\nheadline: .*/.exec(frozen.texts.get(contact) ?? "")?.[0];
	const gym = frozen.with(contact, headline ?? "", `\nheadline: ${long}`);
	expect(gym.warnings(contact)).toEqual([
		expect.stringContaining("headline: expected at most 60 characters"),
	]);
});

test("a page without links to it is a warning unless it is hidden from search engines", () => {
	const file = "pages/accessibility.md";
	const gym = frozen.with(
		"navigation.yaml",
		"\n        - label: Accessibility\n          to: /accessibility",
		"",
	);
	expect(gym.warnings(file)).toEqual([
		expect.stringContaining("head.noindex: expected a link to this page"),
	]);
	const hidden = gym.with(file, "head:", "head:\n  noindex: true");
	expect(hidden.warnings(file)).toEqual([]);
	expect(frozen.warnings(file)).toEqual([]);
});

test("a landing page that is in no menu and has no link to it is a warning", () => {
	const file = "landing/comeback.yaml";
	const gym = frozen.with(file, "\nmenu: Coming Back\n", "\n");
	expect(gym.warnings(file)).toEqual([
		expect.stringContaining("head.noindex: expected a link to this page"),
	]);
	expect(frozen.warnings(file)).toEqual([]);
});

describe("labels that do not fit into the header are a warning:", () => {
	const file = "navigation.yaml";
	const label = "Contact the front desk of our gym";

	test("a long label", () => {
		const gym = frozen.with(file, "label: Contact", `label: ${label}`);
		expect(gym.warnings(file)).toEqual([
			expect.stringMatching(
				/bar\[7\]\.label: expected shorter words: the header, .* room for 76 letters in 9 labels, got 99 letters/,
			),
		]);
	});

	test("too many labels", () => {
		const terms = "bar:\n  - label: Terms\n    to: /terms\n";
		const gym = frozen.with(file, "bar:\n", terms);
		expect(gym.warnings(file)).toHaveLength(1);
	});
});
